import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from './file-store.ts';
import { syncFolder } from './sync-folder.ts';

/** Unfinished files: those left by a crash are deleted with the orphaned ones. */
const MAKING = '.making';

/** A file store in a folder of this machine, which several nodes may share. */
export function makeDiskStore(folder: string): FileStore {
  return {
    async put(key, bytes) {
      const place = placeOf(folder, key);
      const making = join(folder, MAKING, randomUUID());
      await mkdir(dirname(making), { recursive: true });
      await mkdir(dirname(place), { recursive: true });
      try {
        await writeThrough(making, bytes);
        await rename(making, place);
      } catch (error) {
        await rm(making, { force: true });
        throw error;
      }
      await syncFolder(dirname(place));
    },
    async find(key) {
      const place = placeOf(folder, key);
      const found = await unlessMissing(stat(place));
      return found && { bytes: found.size, content: { [Symbol.asyncIterator]: () => read(place) } };
    },
    delete: (key) => rm(placeOf(folder, key), { force: true }),
    listOlderThan: (moment) => listOlderThan(folder, moment),
  };
}

/** Sharded over 256 folders by the end of the name's first part, which in our ids is random. */
function placeOf(folder: string, key: string): string {
  if (!/^[\w-]{2,}(\/[\w-]+)*$/.test(key)) throw new Error('No key of a stored file');
  const [name = ''] = key.split('/');
  return join(folder, name.slice(-2), key.replaceAll('/', '.'));
}

/** Synced to disk before anybody learns that it exists. */
async function writeThrough(place: string, bytes: Uint8Array): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* read(place: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(place) as AsyncIterable<Uint8Array>;
}

async function* listOlderThan(folder: string, moment: Date): AsyncGenerator<string> {
  for (const part of (await unlessMissing(readdir(folder))) ?? []) {
    for (const name of (await unlessMissing(readdir(join(folder, part)))) ?? []) {
      const place = join(folder, part, name);
      const found = await unlessMissing(stat(place));
      if (!found || found.mtime >= moment) continue;
      if (part === MAKING) await rm(place, { force: true });
      else yield relative(join(folder, part), place).split(sep).join('/').replace('.', '/');
    }
  }
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
