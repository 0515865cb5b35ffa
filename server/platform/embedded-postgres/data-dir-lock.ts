import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { runDirectory } from './run-directory.ts';

/** Another program runs on the same data directory. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Locks a data directory for this program and returns the function that releases it. The lock is
 * a socket this process listens on: it answers as long as the process lives and not a moment longer,
 * whatever became of process ids, and also across containers that share the folder. `address` is
 * where this program can be reached, for the message to a second one, which gets a DataDirInUse.
 *
 * The sockets' names are numbers; the highest one counts. Whoever finds it dead links the next
 * number, which only one can. Nobody ever removes or renames the highest, so no two can disagree.
 */
export async function lockDataDir(dataDir: string, address: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const directory = runDirectory(dataDir, 'lock');
  const own = join(directory, `new-${randomBytes(6).toString('hex')}`);
  const server = await listen(own, { pid: process.pid, address });
  try {
    while (!(await tookNext(directory, own, dataDir)));
  } catch (error) {
    await close(server);
    throw error;
  }
  await removeOld(directory);
  return () => close(server);
}

type Holder = { pid: number; address: string };

/** Linked under its number only when it listens: every number found either answers or is dead. */
function listen(path: string, holder: Holder): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(holder));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** False when another process was faster: check again. */
async function tookNext(directory: string, own: string, dataDir: string): Promise<boolean> {
  const last = highest(directory);
  const holder = last === 0 ? 'dead' : await ask(join(directory, String(last)));
  if (holder !== 'dead') throw inUse(dataDir, holder);
  const next = join(directory, String(last + 1));
  if (!linked(own, next)) return false;
  if (highest(directory) === last + 1) return true;
  // Our listing was so old that a later holder had already removed this number.
  rmSync(next);
  return false;
}

function highest(directory: string): number {
  return Math.max(0, ...numbersIn(directory));
}

function numbersIn(directory: string): number[] {
  return readdirSync(directory)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function linked(own: string, name: string): boolean {
  try {
    linkSync(own, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Only a refused connection proves death; a slow or frozen holder is still alive. */
function ask(path: string): Promise<Holder | 'dead' | 'silent'> {
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

function readHolder(text: string): Holder | 'silent' {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return 'silent';
  }
}

function inUse(dataDir: string, holder: Holder | 'silent'): DataDirInUse {
  const who =
    holder === 'silent' ? 'it does not answer' : `process ${holder.pid}, ${holder.address}`;
  return new DataDirInUse(
    `Another Nearhand already runs on the data in ${dataDir} (${who}). ` +
      'Stop it first, or give this one a folder of its own: DATA_DIR=other-data PORT=3001 npm start. ' +
      'Several servers on the same data need a shared PostgreSQL: set DATABASE_URL.',
  );
}

const settled = 10_000;

/** Lower numbers, and sockets of killed competitors: not those of one that is about to listen. */
async function removeOld(directory: string): Promise<void> {
  const last = highest(directory);
  for (const number of numbersIn(directory)) {
    if (number < last) rmSync(join(directory, String(number)), { force: true });
  }
  for (const name of readdirSync(directory).filter((other) => other.startsWith('new-'))) {
    const path = join(directory, name);
    const bornAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - bornAt < settled) continue;
    if ((await ask(path)) === 'dead') rmSync(path, { force: true });
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
