import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteUnattached, listExisting } from './queries.ts';
import { deleteBytes, idOfKey } from './stored.ts';

/** TTL of an upload that was never attached. */
const UNATTACHED_TTL_MS = DAY_MS;
/** TTL of bytes without a row: an upload under way has none yet, but never for so long. */
const ORPHANED_TTL_MS = HOUR_MS;
const BATCH_SIZE = 500;

const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\w+$/;

/** Deletes files that were never sent, a day after they were uploaded; run by a timer. */
export async function deleteUnattachedFiles({ db, clock, files }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - UNATTACHED_TTL_MS);
  await inBatches(BATCH_SIZE, async (limit) => {
    const deleted = await deleteUnattached(db, before, limit);
    for (const id of deleted) await deleteBytes(files, id);
    return deleted.length;
  });
}

/**
 * Deletes bytes without a row: of an interrupted upload, or of a deleted request, message or
 * person. Run by a timer.
 */
export async function deleteOrphanedBytes({ db, clock, files }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - ORPHANED_TTL_MS);
  let keys: string[] = [];
  const sweep = async () => {
    const known = new Set(await listExisting(db, [...new Set(keys.map(idOfKey))]));
    for (const key of keys) if (!known.has(idOfKey(key))) await files.delete(key);
    keys = [];
  };
  for await (const key of files.listOlderThan(before)) {
    // Other files in the store are not ours to delete.
    if (ours.test(key)) keys.push(key);
    if (keys.length === BATCH_SIZE) await sweep();
  }
  if (keys.length > 0) await sweep();
}
