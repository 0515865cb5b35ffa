import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The session secret of a machine without a configured one: generated once, stored in the data
 * folder, readable by its owner only.
 */
export function loadOrMakeSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  return readSecret(path) ?? makeSecret(dataDir, path);
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Created by a hard link, so that two first starts agree on one and nobody reads a partial file.
 */
function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(path, 'utf8').trim();
}
