import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { freePort } from '#tests/support/nearhand-program.ts';
import type { Cluster } from './cluster.ts';
import type { Member } from './member.ts';

/** HAProxy that leads to the primary, and PgBouncer in transaction mode before it. */
export interface Proxies {
  /** The port of PgBouncer. */
  port: string;
  end(): Promise<void>;
}

/** Starts both. */
export async function startProxies({ members, run, folder }: Cluster): Promise<Proxies> {
  const [proxy, port] = [await freePort(), await freePort()];
  const haproxyFile = join(folder, 'haproxy.cfg');
  const bouncerFile = join(folder, 'pgbouncer.ini');
  writeFileSync(haproxyFile, haproxySettings(proxy, members));
  writeFileSync(bouncerFile, bouncerSettings(port, proxy));
  for (const file of [haproxyFile, bouncerFile]) chmodSync(file, 0o644);
  const running = [
    run('haproxy', '/usr/sbin/haproxy', ['-db', '-f', haproxyFile]),
    run('pgbouncer', '/usr/sbin/pgbouncer', [bouncerFile]),
  ];
  return {
    port,
    async end() {
      await Promise.all(
        running.map(async (child) => {
          const gone = once(child, 'exit');
          if (child.kill('SIGKILL')) await gone;
        }),
      );
    },
  };
}

/** Asks each Patroni whether its member takes writes; who does not any more is cut off. */
function haproxySettings(port: string, members: readonly Member[]): string {
  const servers = members.map(
    (one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.api}`,
  );
  return `global
  maxconn 300
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** A failed login is tried again after a second instead of fifteen. */
function bouncerSettings(port: string, proxy: string): string {
  return `[databases]
* = host=127.0.0.1 port=${proxy} user=postgres password=drill
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
ignore_startup_parameters = extra_float_digits
`;
}
