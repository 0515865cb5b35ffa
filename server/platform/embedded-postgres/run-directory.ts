import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './launcher.ts';

/** A socket's path has 103 bytes on macOS, 107 on Linux; the rest is for the sockets' own names. */
const MAX_DIRECTORY_LENGTH = 75;

/**
 * A private folder (0700) for the sockets that belong to a data directory: inside it, or in the
 * system's temporary folder when that path would be too long for a socket. Deterministic; owned by
 * the account when one is given.
 */
export function runDirectory(dataDir: string, name: 'socket' | 'lock', account?: Account): string {
  const inside = join(realpathSync(dataDir), name);
  const fits = Buffer.byteLength(inside) <= MAX_DIRECTORY_LENGTH;
  const path = fits ? inside : temporary(dataDir, name);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (!fits) refuseStrangers(path, account);
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

function temporary(dataDir: string, name: string): string {
  const key = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  return join(tmpdir(), `nearhand-${key}-${name}`);
}

function refuseStrangers(path: string, account?: Account): void {
  const facts = lstatSync(path);
  const mine = [process.getuid?.(), account?.uid];
  if (facts.isDirectory() && mine.includes(facts.uid)) return;
  throw new Error(`${path} belongs to somebody else; remove it or set TMPDIR to another folder.`);
}
