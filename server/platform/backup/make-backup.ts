import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, type Duplex } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseConnection } from '../database/db.ts';
import {
  listTables,
  nameOf,
  quoted,
  readApplied,
  readSequences,
  type BackedTable,
} from './catalogue.ts';
import { beginEncryption, ENCRYPTED, type BackupEncryption, type Encrypt } from './encryption.ts';
import { MANIFEST, type BackupPart, type Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { prepareSession } from './session.ts';
import { measuring, writePart } from './write-part.ts';
import { syncFolder } from '../file-store/sync-folder.ts';

/** The prefix of an unfinished backup's folder, followed by its process. */
export const UNFINISHED = '.making-';

/** What a folder with something in it answers a rename. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);

interface BackupOrder {
  connection: DatabaseConnection;
  /** The folder of backups. */
  folder: string;
  /** The folder of stored files; null where they are in a bucket. */
  files: string | null;
  /** Undefined for a backup that anybody can read. */
  encryption?: BackupEncryption | undefined;
  now: Date;
  signal: AbortSignal;
  onProgress: Progress;
}

/**
 * Makes a backup of the whole database as it is at one moment, and of the stored files, while the
 * site runs. It is renamed to its final name only when it is complete and synced to disk. @returns its folder and
 * manifest
 */
export async function makeBackup(
  order: BackupOrder,
): Promise<{ path: string; manifest: Manifest }> {
  const { folder, now } = order;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const name = `nearhand-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const making = join(folder, `${UNFINISHED}${process.pid}-${name}`);
  await mkdir(making, { mode: 0o700 });
  try {
    const encrypt = order.encryption && (await beginEncryption(making, order.encryption));
    const into = { folder: making, encrypt };
    const manifest = {
      ...(await copyDatabase(order, into)),
      files: await copyFiles(order, into),
    };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await write(into, MANIFEST, Readable.from([text]));
    const path = await publish(making, join(folder, name));
    await syncFolder(folder);
    return { path, manifest };
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
}

/** An unfinished backup. */
interface Unfinished {
  folder: string;
  encrypt: Encrypt | undefined;
}

/** Writes a part, encrypted where the backup is. */
function write(
  { folder, encrypt }: Unfinished,
  path: string,
  content: Readable,
  changes: readonly Duplex[] = [],
): Promise<BackupPart> {
  return encrypt
    ? writePart(folder, `${path}${ENCRYPTED}`, content, [...changes, encrypt])
    : writePart(folder, path, content, changes);
}

/** Renames a complete backup; a second one of the same second gets a number. @returns its path */
async function publish(making: string, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const path = number === 1 ? wanted : `${wanted}-${number}`;
    try {
      await rename(making, path);
      return path;
    } catch (error) {
      if (!TAKEN.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** Deletes unfinished backups of killed processes. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = new RegExp(`^\\${UNFINISHED}(\\d+)-`).exec(name)?.[1];
    if (maker !== undefined && !isRunning(Number(maker))) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** One transaction with one snapshot: concurrent writes are not in it. */
async function copyDatabase(
  order: BackupOrder,
  making: Unfinished,
): Promise<Omit<Manifest, 'files'>> {
  const client = new Client({ ...order.connection, application_name: 'nearhand backup' });
  await client.connect();
  try {
    await prepareSession(client);
    await client.query('begin isolation level repeatable read read only');
    const migrations = await readApplied(client);
    const listed = await listTables(client);
    const tables: Manifest['tables'] = [];
    for (const [done, table] of listed.entries()) {
      order.signal.throwIfAborted();
      order.onProgress({ name: table.name, done, total: listed.length });
      tables.push(await copyTable(client, table, making));
    }
    const sequences = await readSequences(client);
    return { format: 1, madeAt: order.now.toISOString(), migrations, tables, sequences };
  } finally {
    await client.end();
  }
}

async function copyTable(client: Client, table: BackedTable, making: Unfinished) {
  const { schema, name, columns } = table;
  const whole = `${nameOf(table)} (${columns.map(quoted).join(', ')})`;
  const rows = client.query(copyTo(`copy ${table.source ? `(${table.source})` : whole} to stdout`));
  const plain = measuring();
  const changes = [plain.through, createGzip()];
  const part = await write(making, `tables/${schema}.${name}.gz`, rows, changes);
  const { sha256: rowsSha256 } = plain.result();
  return { ...part, schema, name, columns, rows: rows.rowCount, rowsSha256 };
}

async function copyFiles(order: BackupOrder, making: Unfinished): Promise<BackupPart[] | null> {
  const { files, signal, onProgress } = order;
  if (files === null) return null;
  const paths = await listFiles(files);
  const parts: BackupPart[] = [];
  for (const [done, path] of paths.entries()) {
    signal.throwIfAborted();
    onProgress({ name: 'files', done, total: paths.length });
    const part = await copyFile(files, path, making);
    if (part) parts.push(part);
  }
  return parts;
}

/** Undefined where it was deleted meanwhile, as its row in the database will show. */
async function copyFile(files: string, path: string, making: Unfinished) {
  try {
    const place = join(files, path);
    await (await open(place)).close();
    return await write(making, `files/${path}`, createReadStream(place));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Stored files are in folders with names of two characters; unfinished ones are elsewhere. */
async function listFiles(files: string): Promise<string[]> {
  const paths: string[] = [];
  for (const part of await foldersIn(files)) {
    if (part.startsWith('.')) continue;
    for (const name of await readdir(join(files, part))) paths.push(`${part}/${name}`);
  }
  return paths;
}

/** None where nothing was ever stored; a folder that cannot be read is no empty one. */
async function foldersIn(files: string): Promise<string[]> {
  return readdir(files).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}
