import { DAY_MS } from '#contract/durations.ts';
import { withdrawLead, listActiveLeads } from '#server/matching/matching.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  deleteUnclaimed,
  listNeverJoined,
  lockUnclaimed,
} from '#server/professionals/professionals.ts';

/** How long somebody is known of who was written to and never came. */
export const DELETED_AFTER_DAYS = 90;

/**
 * Run by a timer: deletes who was first written to 90 days ago and has not come. What they were asked
 * about goes to somebody else; that they were written to, and by what right, stays as proof.
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
    // Who takes the profile over in this very moment stays.
    const isDue = record?.first_contacted_at != null && record.first_contacted_at <= before;
    if (isDue) await deleteUnclaimed(tx, professionalId);
    return isDue;
  });
}
