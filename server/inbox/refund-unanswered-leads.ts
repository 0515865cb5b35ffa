import { listUnsettledAcceptances, refundUnanswered } from '#server/matching/matching.ts';
import { findUnansweredLeads } from '#server/messaging/messaging.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * Run by a timer: refunds the contacts of professionals who accepted and got no reply from the
 * customer within 48 hours, each once.
 */
export async function refundUnansweredLeads(platform: Platform): Promise<void> {
  await inBatches(200, async (limit) => {
    const now = platform.clock.now();
    const leads = await listUnsettledAcceptances(platform.db, { now, limit });
    const silent = await findUnansweredLeads(platform.db, leads);
    await refundUnanswered(platform, {
      leadIds: leads.map(({ id }) => id),
      silent: new Set(silent.map(({ id }) => id)),
    });
    return leads.length;
  });
}
