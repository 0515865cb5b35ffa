import type { EndReason } from '#contract/requests/statuses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordQuotasReopened } from '#server/professionals/professionals.ts';
import { isOpen } from '#server/requests/requests.ts';
import { withLockedRequest, publishLeadChanges, withdrawLeads } from './locked-request.ts';
import { isActiveLead } from '#server/matching/lifecycle.ts';
import { findLead } from '#server/matching/queries.ts';
import { promoteNextOrReopen } from './release-lead.ts';

/** Withdraws an active lead of an open request, refunded where it was unanswered. Idempotent. */
export async function withdrawLead(
  platform: Platform,
  leadId: string,
  because: Extract<EndReason, 'blocked' | 'gone'>,
): Promise<void> {
  const found = await findLead(platform.db, leadId);
  if (!found) return;
  await withLockedRequest(platform, found.request_id, async (locked) => {
    const lead = locked.leads.find(({ id }) => id === leadId);
    if (!lead || !isActiveLead(lead.status) || !isOpen(locked.request.status)) return;
    const reopened = await withdrawLeads(locked, [lead], because);
    await promoteNextOrReopen(locked, lead, 'system');
    await recordQuotasReopened(locked.change, reopened);
    await publishLeadChanges(locked, [lead]);
  });
}
