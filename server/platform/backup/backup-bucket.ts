import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import {
  elementOf,
  listPages,
  openBucket,
  settled,
  type S3Bucket,
  type SendToBucket,
} from '#server/platform/file-store/bucket.ts';
import { sideBySide } from '../batches.ts';
import { ENCRYPTED } from './encryption.ts';
import { MANIFEST } from './manifest.ts';
import { sortBackups } from './prune-backups.ts';
import { measureFile } from './write-part.ts';

/** A bucket of backups: each lies in it as in a folder, and its manifest comes last. */
export interface BackupBucket {
  /** Stores a backup; until it is done, it does not count as one. */
  upload(path: string, name: string, signal?: AbortSignal): Promise<void>;
  /** Names, the oldest first: of those that are complete, and those whose copying broke off. */
  list(): Promise<{ complete: string[]; unfinished: string[] }>;
  /** A file of a backup or beside them; undefined where there is none. */
  read(key: string): Promise<Readable | undefined>;
  write(key: string, text: string): Promise<void>;
  /** Deletes a backup, its manifest first. */
  delete(name: string): Promise<void>;
}

/** How many calls are sent at the same time. */
const WIDTH = 8;

const MANIFESTS = [MANIFEST, `${MANIFEST}${ENCRYPTED}`];

export function openBackupBucket(bucket: S3Bucket): BackupBucket {
  const send = openBucket(bucket);
  const has = async (name: string) => {
    const found = await Promise.all(
      MANIFESTS.map((file) => send(`/${name}/${file}`, { method: 'HEAD', absenceIsFine: true })),
    );
    return found.some(({ ok }) => ok);
  };
  return {
    upload: (path, name, signal) => upload(send, path, name, signal),
    async list() {
      const names = sortBackups(await listFolders(send));
      const complete = new Set<string>();
      await sideBySide(names, WIDTH, async (name) => (await has(name)) && complete.add(name));
      return {
        complete: names.filter((name) => complete.has(name)),
        unfinished: names.filter((name) => !complete.has(name)),
      };
    },
    async read(key) {
      const timeoutMs = LONGEST_MS;
      const answer = await send(`/${key}`, { method: 'GET', absenceIsFine: true, timeoutMs });
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as WebStream);
      await answer.body?.cancel();
      return undefined;
    },
    write: (key, text) => settled(send(`/${key}`, { method: 'PUT', body: text })),
    delete: (name) => deleteBackup(send, name),
  };
}

/** A part of the largest size that is stored by one call (5 GB) takes that long by 2 MB a second. */
const LONGEST_MS = 2_500_000;
const LARGEST_BYTES = 5_000_000_000;

async function upload(send: SendToBucket, path: string, name: string, signal?: AbortSignal) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
  const manifests = files.filter((file) => MANIFESTS.includes(file));
  const parts = files.filter((file) => !MANIFESTS.includes(file));
  const store = async (file: string) => {
    signal?.throwIfAborted();
    await uploadFile(send, join(path, file), `${name}/${file.split(sep).join('/')}`);
  };
  await sideBySide(parts, WIDTH, store);
  await sideBySide(manifests, 1, store);
}

/** From the disk as it goes, with the checksum that the service compares. */
async function uploadFile(send: SendToBucket, place: string, key: string): Promise<void> {
  const { sha256, bytes } = await measureFile(place);
  if (bytes > LARGEST_BYTES) {
    throw new Error(`${place} has ${bytes} bytes, and one object takes ${LARGEST_BYTES} at most.`);
  }
  const headers = { 'x-amz-content-sha256': sha256 };
  const body = await openAsBlob(place);
  await settled(send(`/${key}`, { method: 'PUT', body, headers, timeoutMs: LONGEST_MS }));
}

async function listFolders(send: SendToBucket): Promise<string[]> {
  const names: string[] = [];
  for await (const page of listPages(send, '&delimiter=%2F')) {
    for (const [, entry = ''] of page.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)) {
      names.push((elementOf(entry, 'Prefix') ?? '').replace(/\/$/, ''));
    }
  }
  return names;
}

async function deleteBackup(send: SendToBucket, name: string): Promise<void> {
  const keys: string[] = [];
  for await (const page of listPages(send, `&prefix=${encodeURIComponent(`${name}/`)}`)) {
    for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) keys.push(key);
  }
  const remove = (key: string) =>
    settled(send(`/${key}`, { method: 'DELETE', absenceIsFine: true }));
  await sideBySide(MANIFESTS, 1, (file) => remove(`${name}/${file}`));
  await sideBySide(keys, WIDTH, remove);
}
