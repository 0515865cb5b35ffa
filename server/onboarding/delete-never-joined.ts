import { DAY_MS } from '#contract/durations.ts';
import { withdrawLead, listActiveLeads } from '#server/matching/matching.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  deleteUnclaimed,
  listNeverJoined,
  lockUnclaimed,
} from '#server/professionals/professionals.ts';

/** Retention of an invited professional who never joined. */
export const DELETED_AFTER_DAYS = 90;

/**
 * Run by a timer: deletes professionals first invited 90 days ago who have not joined. Their leads
 * are replaced; the invitation and its lawful basis stay as proof.
 */
export async function deleteNeverJoined(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - DELETED_AFTER_DAYS * DAY_MS);
  await inBatches(100, async (limit) => {
    const ids = await listNeverJoined(platform.db, before, limit);
    let deleted = 0;
    for (const id of ids) deleted += (await deleteOne(platform, id, before)) ? 1 : 0;
    return deleted === 0 ? 0 : ids.length;
  });
}

async function deleteOne(
  platform: Platform,
  professionalId: string,
  before: Date,
): Promise<boolean> {
  for (const { id } of await listActiveLeads(platform.db, professionalId)) {
    await withdrawLead(platform, id, 'gone');
  }
  return platform.db.transaction().execute(async (tx) => {
    const record = await lockUnclaimed(tx, professionalId);
    // One who joins concurrently stays.
    const isDue = record?.first_contacted_at != null && record.first_contacted_at <= before;
    if (isDue) await deleteUnclaimed(tx, professionalId);
    return isDue;
  });
}
