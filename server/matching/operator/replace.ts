import type { RequestStatus } from '#contract/requests/statuses.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { recordQuotasReopened } from '#server/professionals/professionals.ts';
import { isOpen } from '#server/requests/requests.ts';
import { refundQuota } from '#server/subscriptions/subscriptions.ts';
import {
  withLockedRequest,
  moveLeads,
  publishLeadChanges,
  type LockedRequest,
} from '../transitions/locked-request.ts';
import { isActiveLead } from '../lifecycle.ts';
import { findLead, type LeadRow } from '../queries.ts';
import { promoteNextOrReopen } from '../transitions/release-lead.ts';
import type { RecordAudit } from './record-audit.ts';

/**
 * An operator withdraws a lead; the next best is asked as a reaction to it, and both
 * sides are notified.
 * @throws Refusal `not_found`, `request_closed`, `lead_closed`
 */
export async function replaceByOperator(
  platform: Platform,
  leadId: string,
  recordAudit: RecordAudit,
): Promise<void> {
  const found = await findLead(platform.db, leadId);
  assertThat(found !== undefined, 'not_found');
  await withLockedRequest(platform, found.request_id, async (locked) => {
    const { change, request, leads } = locked;
    const lead = leads.find(({ id }) => id === leadId);
    assertThat(lead !== undefined, 'not_found');
    assertThat(isOpen(request.status), 'request_closed');
    assertThat(isActiveLead(lead.status), 'lead_closed');
    const requestStatus = await replace(locked, lead);
    await publishLeadChanges(locked, [lead]);
    await recordAudit(change.tx, {
      requestId: request.id,
      before: { leadStatus: lead.status, status: request.status },
      after: {
        leadStatus: 'withdrawn',
        status: requestStatus,
        leadId,
        professionalId: lead.professional_id,
      },
    });
  });
}

/** Ends an active lead in favour of a replacement; returns the status of the request after that. */
export async function replace(locked: LockedRequest, lead: LeadRow): Promise<RequestStatus> {
  await moveLeads(locked, [lead], 'replace', { because: 'replaced' });
  return promoteNextOrReopen(locked, lead, 'operator');
}

/**
 * Refunds the quota of a lead that was replaced before it was answered, once. In a separate
 * transaction: the replacing one may charge another professional's quota, and quotas are locked in
 * one order only.
 */
export async function refundReplacedLead(
  platform: Platform,
  { leadId }: { leadId: string },
): Promise<void> {
  await change(platform, async (work) => {
    const lead = await findLead(work.tx, leadId);
    if (lead?.ended_because !== 'replaced' || lead.responded_at !== null) return;
    const now = platform.clock.now();
    await recordQuotasReopened(work, await refundQuota(work.tx, [leadId], 'withdrawn', now));
  });
}
