import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Duplex, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Encrypt } from './encryption.ts';
import type { BackupPart } from './manifest.ts';

/** What a stream goes through on its way. */
export type Change = Duplex | Encrypt;

/** Writes a part of a backup, synced to disk and readable by its owner only. */
export async function writePart(
  folder: string,
  path: string,
  content: Readable,
  changes: readonly Change[] = [],
): Promise<BackupPart> {
  const place = join(folder, path);
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const measure = measuring();
  const file = createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([content, ...changes, measure.through, file]);
  return { path, ...measure.result() };
}

/** Verifies size and checksum of a part. */
export async function isWhole(
  folder: string,
  { path, bytes, sha256 }: BackupPart,
): Promise<boolean> {
  const found = await measureFile(join(folder, path)).catch(() => undefined);
  return found !== undefined && found.bytes === bytes && found.sha256 === sha256;
}

/** The size and checksum of a file. */
export async function measureFile(place: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(place) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Counts and hashes what flows through. */
export function measuring() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
