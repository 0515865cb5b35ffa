import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';

export type Account = { uid: number; gid: number };

/** How to run PostgreSQL's programs on this machine. */
export type Launcher = Binaries & {
  /** The account the programs run under; undefined: our own. */
  account?: Account;
  /** Words before the program, e.g. unshare and its options. */
  prefix: string[];
  majorVersion: number;
};

export type Outcome = { code: number; output: string };

/**
 * PostgreSQL refuses to run as root. Not root: as we are. Root: as `postgres` or `nobody`; where that
 * account cannot reach the programs or the data (a project in root's home), as ourselves in a user
 * namespace of our own; last, from a copy of the programs at a place everybody can reach. No account
 * is ever created. Throws with the cure when none of it works.
 */
export async function chooseLauncher(binaries: Binaries, dataDir: string): Promise<Launcher> {
  const failures: string[] = [];
  for (const propose of process.getuid?.() === 0 ? waysForRoot : [asWeAre]) {
    const proposed = propose(binaries);
    const probe = await runAs(proposed, '/bin/sh', [
      '-c',
      'cd "$1" && "$2" --version',
      'probe',
      dataDir,
      join(proposed.binDir, 'postgres'),
    ]);
    const version = /PostgreSQL\) (\d+)/.exec(probe.output)?.[1];
    if (probe.code === 0 && version) return { ...proposed, majorVersion: Number(version) };
    failures.push(probe.output.trim());
  }
  throw new Error(
    `The embedded PostgreSQL cannot run here (${failures.join('; ')}). ` +
      'Move the project and DATA_DIR to a folder that other accounts can reach, ' +
      'or set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

type Proposal = Omit<Launcher, 'majorVersion'>;

const waysForRoot = [underAccount, inUserNamespace, fromCopy];

function asWeAre(binaries: Binaries): Proposal {
  return { ...binaries, prefix: [] };
}

function underAccount(binaries: Binaries): Proposal {
  return { ...binaries, prefix: [], account: findAccount() };
}

function inUserNamespace(binaries: Binaries): Proposal {
  return { ...binaries, prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'] };
}

function fromCopy(binaries: Binaries): Proposal {
  const root = join('/var/lib/nearhand', basename(dirname(binaries.root)), 'native');
  if (!existsSync(root)) {
    const unfinished = `${root}.${process.pid}`;
    cpSync(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
    if (!existsSync(root)) renameSync(unfinished, root);
  }
  return underAccount({ ...binaries, root, binDir: join(root, 'bin') });
}

function findAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody']
    .map((name) => accounts.find((a) => a[0] === name))
    .find(Boolean);
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 65534, gid: 65534 };
}

/** Runs a program to its end and resolves with its exit code and both outputs. */
export function runAs(
  launcher: Proposal,
  program: string,
  args: string[],
  input = '',
): Promise<Outcome> {
  const [command = program, ...words] = [...launcher.prefix, program, ...args];
  return new Promise((resolve) => {
    const child = spawn(command, words, { ...launcher.account, cwd: '/', env: childEnv(launcher) });
    let output = '';
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/** Our environment is not passed to PostgreSQL: no secrets, no PG* settings, no language. */
export function childEnv(launcher: Proposal): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...launcher.env };
}
