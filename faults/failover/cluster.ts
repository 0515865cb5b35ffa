import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasRole, kill, type Member } from './member.ts';
import { settingsOf, type MemberPlace } from './settings.ts';
import { freePort } from '#tests/support/nearhand-program.ts';

/** Three PostgreSQL under Patroni, with etcd, on loopback ports. */
export interface Cluster {
  members: Member[];
  /** Starts another program as the account of PostgreSQL, in its folder, with a log there. */
  run(name: string, program: string, args: string[]): ChildProcess;
  folder: string;
  /** The member that takes writes, as Patroni sees it. */
  primary(): Promise<Member>;
  /** Waits until one member takes writes and the others follow it. */
  whole(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Starts etcd and the members, the first as primary. Where they are not synchronous, a commit waits
 * for no standby.
 */
export async function startCluster(synchronous: boolean): Promise<Cluster> {
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
    const member = await makeMember({ name, etcdPort, folder, synchronous }, run);
    members.push(member);
    member.start();
    if (members.length === 1) await answers(member, 'primary');
  }
  const cluster: Cluster = {
    members,
    run,
    folder,
    primary: () => primaryOf(members),
    whole: () => whole(members, synchronous),
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

async function makeMember(
  of: Pick<MemberPlace, 'name' | 'etcdPort' | 'folder' | 'synchronous'>,
  run: Cluster['run'],
): Promise<Member> {
  const { name, folder } = of;
  const [port, api] = [Number(await freePort()), Number(await freePort())];
  const dataDir = join(folder, name);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(settingsOf({ ...of, port, api, dataDir })));
  const start = () => void (member.patroni = run(name, 'patroni', [file]));
  const member = { name, port, api, dataDir, start } as Member;
  return member;
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

async function primaryOf(members: readonly Member[]): Promise<Member> {
  for (;;) {
    for (const member of members) if (await hasRole(member, 'primary')) return member;
    await sleep(100);
  }
}

async function whole(members: readonly Member[], synchronous: boolean): Promise<void> {
  await primaryOf(members);
  for (;;) {
    const roles = await Promise.all(members.map((one) => hasRole(one, 'replica')));
    const safe = await Promise.all(members.map((one) => hasRole(one, 'synchronous')));
    const isSafe = !synchronous || safe.some(Boolean);
    if (roles.filter(Boolean).length === members.length - 1 && isSafe) return;
    await sleep(200);
  }
}

async function answers(member: Member, role: string): Promise<void> {
  while (!(await hasRole(member, role))) await sleep(200);
}

function postgresAccount() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
