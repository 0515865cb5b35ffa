import { HOUR_MS } from '#contract/durations.ts';
import { change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordQuotasReopened } from '#server/professionals/professionals.ts';
import { findRequests } from '#server/requests/requests.ts';
import { refundQuota } from '#server/subscriptions/subscriptions.ts';
import {
  findUnsettledAcceptances,
  updateSettled,
  type UnsettledAcceptance,
} from '#server/matching/queries-lead-lifecycle.ts';

/** After this long without a reply to an acceptance the contact is refunded. */
export const REFUND_AFTER_HOURS = 48;

/** The next unsettled acceptances older than 48 hours, oldest first. */
export function listUnsettledAcceptances(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<UnsettledAcceptance[]> {
  const before = new Date(now.getTime() - REFUND_AFTER_HOURS * HOUR_MS);
  return findUnsettledAcceptances(db, { before, limit });
}

/**
 * Settles acceptances, each once: refunds those in `silent`, unless the professional was hired or
 * stepped back.
 */
export function refundUnanswered(
  platform: Platform,
  { leadIds, silent }: { leadIds: readonly string[]; silent: ReadonlySet<string> },
): Promise<void> {
  const at = platform.clock.now();
  return change(platform, async (change) => {
    const { tx } = change;
    const settled = await updateSettled(tx, { leadIds, at });
    const requests = await findRequests(
      tx,
      settled.map((lead) => lead.request_id),
    );
    const hired = new Set(
      requests.map((one) => one.hired_at && `${one.id} ${one.professional_id}`),
    );
    const refunded = settled.filter(
      (lead) =>
        silent.has(lead.id) &&
        lead.ended_because !== 'stepped_back' &&
        !hired.has(`${lead.request_id} ${lead.professional_id}`),
    );
    const ids = refunded.map(({ id }) => id).toSorted();
    await recordQuotasReopened(change, await refundQuota(tx, ids, 'customer_silent', at));
  });
}
