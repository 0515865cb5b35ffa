import { inBatches } from '#server/platform/batches.ts';
import { sharedJobSender, type SharedPayload } from '#server/platform/jobs/shared-jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordQuotasReopened } from '#server/professionals/professionals.ts';
import { refundQuota } from '#server/subscriptions/subscriptions.ts';
import { withLockedRequest, moveLeads, publishLeadChanges } from './locked-request.ts';
import type { LeadNotice } from '#server/matching/notice.ts';
import { findLead } from '#server/matching/queries.ts';
import { findOverdue } from '#server/matching/queries-lead-lifecycle.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Leads; jobs of earlier versions name one. */
    'expire-lead': SharedPayload | { leadId: string };
  }
}

const sendExpiry = sharedJobSender('expire-lead');

/** Schedules a job that expires a lead when its answer is due. Idempotent. */
export async function scheduleExpiry(
  platform: Platform,
  { id, status, expiresAt }: LeadNotice,
): Promise<void> {
  if (status !== 'pending') return;
  await sendExpiry(platform, { id, at: expiresAt });
}

/**
 * Expires a lead that was not answered in time; one that was not seen is refunded. A lead that was
 * answered, or has time left, stays as it is.
 */
export async function expireLead(platform: Platform, leadId: string): Promise<void> {
  const found = await findLead(platform.db, leadId);
  if (found?.status !== 'pending') return;
  await withLockedRequest(platform, found.request_id, async (locked) => {
    const { change, leads, now } = locked;
    const lead = leads.find(({ id }) => id === leadId);
    if (lead?.status !== 'pending' || lead.expires_at > now) return;
    const moved = await moveLeads(locked, [lead], 'expire');
    const unseen = moved.filter(({ seen_at }) => seen_at === null).map(({ id }) => id);
    const reopened = await refundQuota(change.tx, unseen, 'expired_unseen', now);
    await recordQuotasReopened(change, reopened);
    await publishLeadChanges(locked, [lead]);
  });
}

/** Run by a timer: expires leads whose own job did not. */
export async function expireOverdue(platform: Platform): Promise<void> {
  await inBatches(100, async (limit) => {
    const overdue = await findOverdue(platform.db, platform.clock.now(), limit);
    for (const { id } of overdue) await expireLead(platform, id);
    return overdue.length;
  });
}
