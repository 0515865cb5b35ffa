import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { embeddedUser } from './probe-server.ts';
import { runAs, type Account, type Launcher } from './launcher.ts';

/**
 * Returns the directory of the database cluster in the data directory, initialized when there is
 * none yet. It is initialized under another name and renamed when complete, so that a killed start
 * leaves only garbage and concurrent first starts end with one cluster. Throws when another major
 * version made it.
 */
export async function prepareCluster(launcher: Launcher, dataDir: string): Promise<string> {
  const clusterDir = join(dataDir, 'pgdata');
  if (!existsSync(join(clusterDir, 'PG_VERSION'))) await createCluster(launcher, clusterDir);
  checkVersion(launcher, clusterDir);
  if (process.getuid?.() === 0) giveTo(launcher.account ?? root, clusterDir);
  return clusterDir;
}

async function createCluster(launcher: Launcher, clusterDir: string): Promise<void> {
  const unfinished = `${clusterDir}.init.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (launcher.account) chownSync(unfinished, launcher.account.uid, launcher.account.gid);
  try {
    await initialise(launcher, unfinished);
    renameSync(unfinished, clusterDir);
  } catch (error) {
    if (!existsSync(join(clusterDir, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function initialise(launcher: Launcher, dir: string): Promise<void> {
  const access = '-U postgres --auth-local=trust --auth-host=scram-sha-256'.split(' ');
  const locale = ['--encoding=UTF8', ...localeOptions(launcher.majorVersion)];
  await mustRun(launcher, 'initdb', ['-D', dir, '--no-instructions', ...access, ...locale]);
  const role = `create role ${embeddedUser} login createdb\n`;
  const database = `create database ${embeddedUser} owner ${embeddedUser}\n`;
  await mustRun(launcher, 'postgres', ['--single', '-D', dir, 'postgres'], role + database);
}

/** The built-in locale (PostgreSQL 17 and newer) does not change with the system's libraries. */
function localeOptions(majorVersion: number): string[] {
  return majorVersion >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
}

async function mustRun(launcher: Launcher, name: string, args: string[], input = '') {
  const { code, output } = await runAs(launcher, join(launcher.binDir, name), args, input);
  if (code === 0 && !output.includes('ERROR:')) return;
  const cure = output.includes('could not look up effective user ID')
    ? ' This account has no entry in the passwd file: set DATABASE_URL to a PostgreSQL 15 or newer.'
    : '';
  throw new Error(`The database could not be created: ${output.trim()}${cure}`);
}

function checkVersion(launcher: Launcher, clusterDir: string): void {
  const made = Number.parseInt(readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8'), 10);
  if (made === launcher.majorVersion) return;
  throw new Error(
    `The data in ${clusterDir} was written by PostgreSQL ${made}, this Nearhand brings PostgreSQL ` +
      `${launcher.majorVersion}. Write a backup with the Nearhand that made the data ` +
      '(npm run nearhand -- backup) and restore it with this one into an empty DATA_DIR.',
  );
}

const root: Account = { uid: 0, gid: 0 };

/** The folder itself comes last, so that an interrupted walk is resumed. */
function giveTo(account: Account, path: string): void {
  if (lstatSync(path).uid === account.uid) return;
  const children = lstatSync(path).isDirectory() ? readdirSync(path) : [];
  for (const name of children) giveTo(account, join(path, name));
  chownSync(path, account.uid, account.gid);
}
