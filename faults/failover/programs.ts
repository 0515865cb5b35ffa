import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of the programs of the newest PostgreSQL of Debian here; undefined without one. */
export function postgresBin(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map(Number).filter(Number.isFinite)
    : [];
  return versions
    .toSorted((one, other) => other - one)
    .map((version) => join(DEBIAN, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

/** Debian's packages that the drill needs and this machine has not. */
export function missingPackages(): string[] {
  const programs = {
    patroni: '/usr/bin/patroni',
    'etcd-server': '/usr/bin/etcd',
    haproxy: '/usr/sbin/haproxy',
    pgbouncer: '/usr/sbin/pgbouncer',
  };
  const missing = Object.entries(programs).flatMap(([name, path]) =>
    existsSync(path) ? [] : [name],
  );
  return postgresBin() === undefined ? [...missing, 'postgresql'] : missing;
}
