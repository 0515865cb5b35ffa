import { withLockedRequest, type LockedRequest } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findAcceptedQuote, publishQuote, type QuoteRow } from '#server/quotes/quotes.ts';
import { nextChangeOrderStatus, type ChangeOrderEvent } from './lifecycle.ts';
import { findChangeOrder, updateEnded, type ChangeOrderRow } from './queries.ts';

/** A change order whose request is locked: no concurrent transaction changes either. */
export interface LockedChangeOrder extends LockedRequest {
  order: ChangeOrderRow;
}

/**
 * Runs a change of a change order behind the lock on the row of its request.
 * @throws Refusal `not_found`, and whatever `work` throws, after rolling everything back
 */
export async function withLockedChangeOrder<T>(
  platform: Platform,
  orderId: string,
  work: (locked: LockedChangeOrder) => Promise<T>,
): Promise<T> {
  const found = await findChangeOrder(platform.db, orderId);
  assertThat(found !== undefined, 'not_found');
  return withLockedRequest(platform, found.request_id, async (locked) => {
    const order = await findChangeOrder(locked.change.tx, orderId);
    assertThat(order !== undefined, 'not_found');
    return work({ ...locked, order });
  });
}

/** What was agreed with the professional hired for a locked request. @throws Refusal `no_agreement` */
export async function getAgreed({ change, request }: LockedRequest): Promise<QuoteRow> {
  const quote = await findAcceptedQuote(change.tx, request);
  assertThat(quote !== undefined, 'no_agreement');
  return quote;
}

/** Ends an open change order by an event of its lifecycle. @throws Refusal `change_order_not_open` */
export async function endChangeOrder(
  { change, order, now }: LockedChangeOrder,
  event: ChangeOrderEvent,
  declineReason: string | null = null,
): Promise<void> {
  const status = nextChangeOrderStatus(order.status, event);
  assertThat(status !== null, 'change_order_not_open');
  await updateEnded(change.tx, { id: order.id, status, at: now, declineReason });
}

/** Publishes a live event to the open pages of both sides of a professional's job. */
export async function publishAgreement(
  locked: LockedRequest,
  professionalId: string,
): Promise<void> {
  const lead = locked.leads.find((one) => one.professional_id === professionalId);
  if (lead) await publishQuote(locked, lead);
}
