import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beginDecryption, ENCRYPTED, type BackupKeys, type Decrypt } from './encryption.ts';
import { MANIFEST, parseManifest, textOf, type BackupPart, type Manifest } from './manifest.ts';

/** A backup on this machine whose contents can be read. */
export interface OpenBackup {
  /** Its folder. */
  path: string;
  manifest: Manifest;
  isEncrypted: boolean;
  /** A part as it was before encryption: rows compressed, files as they are. */
  read(part: BackupPart): Readable;
}

/** Opens a backup. @throws an Error with a cure where it is none, or the keys do not open it */
export async function openBackup(path: string, keys: BackupKeys): Promise<OpenBackup> {
  const decrypt = await beginDecryption(path, keys);
  const manifest = parseManifest(path, await readManifest(path, decrypt));
  const open = decrypt ?? createReadStream;
  const isEncrypted = decrypt !== undefined;
  return { path, manifest, isEncrypted, read: (part) => open(join(path, part.path)) };
}

async function readManifest(path: string, decrypt: Decrypt | undefined): Promise<string> {
  if (!decrypt) {
    const found = await textOf(join(path, MANIFEST));
    if (found !== undefined) return found;
    throw new Error(`${path} is no backup: it has no ${MANIFEST}.`);
  }
  // Damaged or missing: parsing it says so.
  return text(decrypt(join(path, `${MANIFEST}${ENCRYPTED}`))).catch(() => '');
}
