import { isDeepStrictEqual } from 'node:util';
import type { ChangeTerms } from '#contract/agreements/terms.ts';
import { isCountable, todayOf, type Today } from '#contract/agreements/today.ts';
import { assertWorksThere, withLockedRequest } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { QuoteRow } from '#server/quotes/quotes.ts';
import {
  endChangeOrder,
  getAgreed,
  publishAgreement,
  withLockedChangeOrder,
} from './locked-agreement.ts';
import {
  findChangeOrderByKey,
  insertChangeOrder,
  listChangeOrders,
  type ChangeOrderRow,
} from './queries.ts';

/** A change order to propose for the job of a request. */
interface Proposal {
  requestId: string;
  terms: ChangeTerms;
  idempotencyKey: string | null;
}

/**
 * Proposes a change of what was agreed; one is open at a time. Idempotent by its key.
 * @throws Refusal `not_found`, `not_in_progress`, `no_agreement`, `change_order_open`, `invalid_input` for
 *   a total below nothing or above the ceiling, `idempotency_key_reused`
 */
export async function proposeChange(
  platform: Platform,
  { professionalId, userId }: { professionalId: string; userId: string },
  proposal: Proposal,
): Promise<void> {
  const { requestId, terms, idempotencyKey: key } = proposal;
  await withLockedRequest(platform, requestId, async (locked) => {
    const { change, request, now } = locked;
    assertThat(request.professional_id === professionalId, 'not_found');
    await assertWorksThere(locked, { professionalId, userId });
    const earlier = key && (await findChangeOrderByKey(change.tx, professionalId, key));
    if (earlier) return assertThat(isSame(earlier, proposal), 'idempotency_key_reused');
    const isReported = request.completion_reported_at !== null;
    assertThat(request.status === 'in_progress' && !isReported, 'not_in_progress');
    const quote = await getAgreed(locked);
    const orders = await listChangeOrders(change.tx, quote.id);
    assertThat(!orders.some(({ status }) => status === 'open'), 'change_order_open');
    const { before, after } = assertPossible(quote, orders, terms);
    const id = uuidv7(now.getTime());
    await insertChangeOrder(change.tx, {
      id,
      quote_id: quote.id,
      request_id: requestId,
      professional_id: professionalId,
      terms,
      total_before: before.total,
      total_after: after.total,
      idempotency_key: key,
      sent_at: now,
    });
    change.record({ type: 'change-order.sent', changeOrderId: id, requestId });
    await publishAgreement(locked, professionalId);
  });
}

function isSame(earlier: ChangeOrderRow, { requestId, terms }: Proposal): boolean {
  return earlier.request_id === requestId && isDeepStrictEqual(earlier.terms, terms);
}

/** A total is not below nothing, above the most that can be counted, or above the ceiling of an estimate. */
function assertPossible(
  { terms: agreed }: QuoteRow,
  orders: readonly ChangeOrderRow[],
  terms: ChangeTerms,
) {
  const accepted = orders.filter(({ status }) => status === 'accepted');
  const before = todayOf(agreed, accepted);
  const after: Today<ChangeTerms['lines'][number]> = todayOf(agreed, [
    ...accepted,
    { number: 0, terms },
  ]);
  if (!isCountable(after)) throw notAllowed('lines');
  const hasCeiling = agreed.kind === 'estimate';
  if (!hasCeiling && terms.ceiling !== null) throw notAllowed('ceiling');
  if (hasCeiling && (after.ceiling ?? 0) < after.total) throw notAllowed('ceiling');
  return { before, after };
}

function notAllowed(field: string): Refusal {
  return new Refusal('invalid_input', { details: [{ field, problem: 'not_allowed' }] });
}

/**
 * Takes back an open change order. Idempotent.
 * @throws Refusal `not_found`, `change_order_not_open`
 */
export async function withdrawChange(
  platform: Platform,
  { professionalId, userId }: { professionalId: string; userId: string },
  orderId: string,
): Promise<void> {
  await withLockedChangeOrder(platform, orderId, async (locked) => {
    const { change, order } = locked;
    assertThat(order.professional_id === professionalId, 'not_found');
    await assertWorksThere(locked, { professionalId, userId });
    if (order.status === 'withdrawn') return;
    await endChangeOrder(locked, 'withdraw');
    const { request_id: requestId } = order;
    change.record({ type: 'change-order.withdrawn', changeOrderId: orderId, requestId });
    await publishAgreement(locked, professionalId);
  });
}
