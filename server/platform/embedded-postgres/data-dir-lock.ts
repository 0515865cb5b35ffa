import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { runDirectory } from './run-directory.ts';

export type LockHolder = { pid: number; address: string };

/** Another program runs on the same data directory. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Takes a data directory for this program alone and gives the function that lets it go. The lock is
 * a socket this process listens on: it answers as long as the process lives and not a moment longer,
 * whatever became of process ids, and also across containers that share the folder. `address` is
 * where this program can be reached, for the message to a second one, which gets a DataDirInUse.
 */
export async function lockDataDir(dataDir: string, address: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const directory = runDirectory(dataDir, 'lock');
  const lock = join(directory, 'app');
  const own = join(directory, randomBytes(6).toString('hex'));
  const server = await listen(own, { pid: process.pid, address });
  try {
    while (!linked(own, lock)) await displaceDead(lock, dataDir);
  } catch (error) {
    await close(server);
    throw error;
  }
  await removeDead(directory);
  return async () => {
    rmSync(lock, { force: true });
    await close(server);
  };
}

/** Born full: whoever finds the socket finds somebody who answers, or who is dead. */
function listen(path: string, holder: LockHolder): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(holder));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function linked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function displaceDead(lock: string, dataDir: string): Promise<void> {
  const holder = await ask(lock);
  if (holder !== 'dead') throw inUse(dataDir, holder);
  const aside = `${lock}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  // A competitor may have put its own in the dead one's place since it was asked.
  if ((await ask(aside)) !== 'dead') linked(aside, lock);
  rmSync(aside, { force: true });
}

function inUse(dataDir: string, holder: LockHolder | 'silent'): DataDirInUse {
  const who =
    holder === 'silent' ? 'it does not answer' : `process ${holder.pid}, ${holder.address}`;
  return new DataDirInUse(
    `Another Nearhand already runs on the data in ${dataDir} (${who}). ` +
      'Stop it first, or give this one a folder of its own: DATA_DIR=other-data PORT=3001 npm start. ' +
      'Several servers on the same data need a shared PostgreSQL: set DATABASE_URL.',
  );
}

/** Only a refused connection proves death; a holder that is slow or frozen is still alive. */
function ask(path: string): Promise<LockHolder | 'dead' | 'silent'> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (['ECONNREFUSED', 'ENOENT'].includes(error.code ?? '')) resolve('dead');
    });
    socket.on('close', () => resolve(readHolder(text)));
  });
}

function readHolder(text: string): LockHolder | 'silent' {
  try {
    return JSON.parse(text) as LockHolder;
  } catch {
    return 'silent';
  }
}

const settled = 10_000;

/** Sockets of killed processes. Not a competitor's that has its name but does not listen yet. */
async function removeDead(directory: string): Promise<void> {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    const bornAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - bornAt < settled) continue;
    if ((await ask(path)) === 'dead') rmSync(path, { force: true });
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
