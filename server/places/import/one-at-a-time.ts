import type { Tx } from '#server/platform/database/db.ts';
import { ExtractRefused } from '#server/places/extract/extract.ts';
import { tryLockImports } from './queries-import.ts';

/**
 * Takes the lock on all imports until the end of `tx`: what they hold together is bounded.
 * @throws ExtractRefused while another one is written or removed
 */
export async function lockImports(tx: Tx): Promise<void> {
  if (await tryLockImports(tx)) return;
  throw new ExtractRefused(
    'Another import of places is running. Try again when it is done. Nothing was written.',
  );
}
