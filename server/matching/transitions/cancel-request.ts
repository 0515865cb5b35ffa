import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { recordQuotasReopened } from '#server/professionals/professionals.ts';
import { isOpen, moveRequest } from '#server/requests/requests.ts';
import {
  withOwnLockedRequest,
  publishLeadChanges,
  withdrawLeads,
  type LockedRequest,
} from './locked-request.ts';
import { isActiveLead } from '#server/matching/lifecycle.ts';
import type { LeadRow } from '#server/matching/queries.ts';

/**
 * The customer cancels an open request; every active lead is withdrawn. Idempotent.
 * @throws Refusal `not_found`, `request_closed` once it is completed
 */
export function cancelRequest(
  platform: Platform,
  customer: { userId: string },
  requestId: string,
  reason: string | null,
): Promise<void> {
  return withOwnLockedRequest(platform, customer, requestId, async (locked) => {
    if (locked.request.status === 'cancelled') return;
    await cancelLocked(locked, { by: 'customer', reason });
  });
}

/**
 * Cancels a locked request and withdraws every active lead. @returns the withdrawn
 * leads
 * @throws Refusal `request_closed`
 */
export async function cancelLocked(
  locked: LockedRequest,
  { by, reason }: { by: 'customer' | 'operator'; reason: string | null },
): Promise<LeadRow[]> {
  const { change, request, leads, now } = locked;
  assertThat(isOpen(request.status), 'request_closed');
  const active = leads.filter(({ status }) => isActiveLead(status));
  const byOperator = by === 'operator';
  const reopened = await withdrawLeads(locked, active, 'cancelled', { byOperator });
  await moveRequest(change, request, 'cancel', {
    at: now,
    by,
    note: reason,
    set: { ended_at: now, cancel_reason: reason },
  });
  await recordQuotasReopened(change, reopened);
  await publishLeadChanges(locked, active);
  return active;
}
