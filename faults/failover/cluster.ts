import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/nearhand-program.ts';

const BIN = '/usr/lib/postgresql/15/bin';

/** Three PostgreSQL with synchronous replication under Patroni, with etcd, on loopback ports. */
export interface Cluster {
  members: Member[];
  /** The member that takes writes, as Patroni sees it. */
  primary(): Promise<Member>;
  /** Waits until one member takes writes and the others follow it. */
  whole(): Promise<void>;
  end(): Promise<void>;
}

export interface Member {
  name: string;
  port: number;
  api: number;
  dataDir: string;
  patroni: ChildProcess;
  start(): void;
}

/** What is missing on this machine, as Debian's packages. */
export function missingPackages(): string[] {
  const programs = {
    patroni: '/usr/bin/patroni',
    'etcd-server': '/usr/bin/etcd',
    'postgresql-15': `${BIN}/postgres`,
  };
  return Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
}

/** Starts etcd and the members, the first as primary. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync('/tmp/nearhand-failover-');
  const account = postgresAccount();
  chownSync(folder, account.uid, account.gid);
  const run = (name: string, program: string, args: string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const env = { PATH: process.env.PATH, HOME: folder };
    return spawn(program, args, { ...account, cwd: folder, env, stdio: ['ignore', log, log] });
  };
  const etcdPort = await freePort();
  const peers = `http://127.0.0.1:${await freePort()}`;
  const clients = `http://127.0.0.1:${etcdPort}`;
  const etcd = run('etcd', 'etcd', etcdArguments(join(folder, 'etcd'), clients, peers));
  const members: Member[] = [];
  for (const name of ['one', 'two', 'three']) {
    const [port, api] = [Number(await freePort()), Number(await freePort())];
    const dataDir = join(folder, name);
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(settingsOf({ name, port, api, dataDir, etcdPort, folder })));
    const start = () => void (member.patroni = run(name, 'patroni', [file]));
    const member = { name, port, api, dataDir, start } as Member;
    members.push(member);
    member.start();
    if (members.length === 1) await answers(member, 'primary');
  }
  const cluster: Cluster = {
    members,
    primary: () => primaryOf(members),
    whole: () => whole(members),
    async end() {
      for (const member of members) kill(member);
      etcd.kill('SIGKILL');
      await once(etcd, 'exit');
      await sleep(500);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await cluster.whole();
  return cluster;
}

function etcdArguments(dataDir: string, clients: string, peers: string): string[] {
  return [
    '--enable-v2=true',
    `--data-dir=${dataDir}`,
    `--initial-cluster=default=${peers}`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
  ];
}

/** The process ids of a member's PostgreSQL: the postmaster and its children. */
export function processesOf({ dataDir }: Member): number[] {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10);
  try {
    const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
    return [postmaster, ...children.trim().split('\n').map(Number)];
  } catch {
    return [postmaster];
  }
}

/** Sends a signal to a member's PostgreSQL and to its Patroni. */
export function signal(member: Member, name: NodeJS.Signals): void {
  for (const pid of [member.patroni.pid ?? 0, ...processesOf(member)]) {
    try {
      if (pid > 0) process.kill(pid, name);
    } catch {
      // Already gone.
    }
  }
}

/** Both at once, as when the machine loses its power. */
export function kill(member: Member): void {
  signal(member, 'SIGKILL');
}

async function primaryOf(members: readonly Member[]): Promise<Member> {
  for (;;) {
    for (const member of members) if (await isAnswered(member, 'primary')) return member;
    await sleep(100);
  }
}

async function whole(members: readonly Member[]): Promise<void> {
  await primaryOf(members);
  for (;;) {
    const roles = await Promise.all(members.map((one) => isAnswered(one, 'replica')));
    const synchronous = await Promise.all(members.map((one) => isAnswered(one, 'synchronous')));
    if (roles.filter(Boolean).length === members.length - 1 && synchronous.some(Boolean)) return;
    await sleep(200);
  }
}

async function answers(member: Member, role: string): Promise<void> {
  while (!(await isAnswered(member, role))) await sleep(200);
}

/** Whether Patroni says that a member has a role. */
async function isAnswered({ api }: Member, role: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1000);
    return (await fetch(`http://127.0.0.1:${api}/${role}`, { signal })).status === 200;
  } catch {
    return false;
  }
}

function postgresAccount() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

interface Place {
  name: string;
  port: number;
  api: number;
  dataDir: string;
  etcdPort: string;
  folder: string;
}

function settingsOf({ name, port, api, dataDir, etcdPort, folder }: Place) {
  const trust = ['local all all trust', 'host all all 127.0.0.1/32 trust'];
  const pg_hba = [...trust, 'host replication all 127.0.0.1/32 trust'];
  return {
    scope: 'drill',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    // Patroni 3.0 lost the key of the synchronous standby over version 3.
    etcd: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 8,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataDir,
      bin_dir: BIN,
      pg_hba,
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replicator', password: 'drill' },
      },
      parameters: { unix_socket_directories: folder, shared_buffers: '32MB' },
    },
  };
}
