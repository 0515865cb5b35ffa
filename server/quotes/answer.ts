import type { Span } from '#contract/appointments/span.ts';
import { agreeLocked } from '#server/appointments/appointments.ts';
import { findRequest } from '#server/requests/requests.ts';
import { hireLocked } from '#server/matching/matching.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { endQuote, publishQuote, withLockedQuote, type LockedQuote } from './locked-quote.ts';
import { listQuotes, updateChangeWish, updateSeen } from './queries.ts';

interface Customer {
  userId: string;
}

/**
 * The customer accepts an open quote: its professional is hired, and the time that is named by its
 * number becomes the appointment, in one transaction. Idempotent.
 * @throws Refusal `not_found`, `quote_not_open`, `lead_not_accepted`, `already_hired`, `request_closed`,
 *   `invalid_input` for a time that is over or none of its
 */
export async function acceptQuote(
  platform: Platform,
  customer: Customer,
  quoteId: string,
  time: number | null = null,
): Promise<void> {
  await ofCustomer(platform, customer, quoteId, async (locked) => {
    const { change, quote, lead, now } = locked;
    if (quote.status === 'accepted') return;
    assertThat(quote.status === 'open' && quote.valid_until > now, 'quote_not_open');
    const chosen = time === null ? null : chosenTime(quote.terms.times[time], now);
    await hireLocked(locked, quote.professional_id);
    const all = await listQuotes(change.tx, { requestId: quote.request_id });
    const before = all.find(({ status }) => status === 'accepted');
    if (before) await endQuote({ change, quote: before, now }, 'end');
    await endQuote(locked, 'accept');
    if (chosen) await agreeLocked(locked, chosen, 'customer');
    await publishQuote(locked, lead);
  });
}

/** @throws Refusal `invalid_input` for a time that is over or does not exist */
function chosenTime(time: Span | undefined, now: Date): Span {
  if (time && Date.parse(time.from) > now.getTime()) return time;
  throw new Refusal('invalid_input', { details: [{ field: 'time', problem: 'not_allowed' }] });
}

/**
 * The customer declines an open quote; the lead stays, and another may follow. Idempotent.
 * @throws Refusal `not_found`, `quote_not_open`
 */
export async function declineQuote(
  platform: Platform,
  customer: Customer,
  quoteId: string,
  reason: string | null,
): Promise<void> {
  await ofCustomer(platform, customer, quoteId, async (locked) => {
    const { change, quote, lead } = locked;
    if (quote.status === 'declined') return;
    await endQuote(locked, 'decline', reason);
    change.record({
      type: 'quote.declined',
      quoteId,
      requestId: quote.request_id,
      leadId: lead.id,
    });
    await publishQuote(locked, lead);
  });
}

/**
 * The customer says what should be different in an open quote. Idempotent: the last words count.
 * @throws Refusal `not_found`, `quote_not_open`
 */
export async function askQuoteChange(
  platform: Platform,
  customer: Customer,
  quoteId: string,
  wish: string,
): Promise<void> {
  await ofCustomer(platform, customer, quoteId, async (locked) => {
    const { change, quote, lead, now } = locked;
    assertThat(quote.status === 'open' && quote.valid_until > now, 'quote_not_open');
    if (quote.change_wish === wish) return;
    await updateChangeWish(change.tx, quoteId, wish);
    const at = now.toISOString();
    change.record({
      type: 'quote.change-asked',
      quoteId,
      requestId: quote.request_id,
      leadId: lead.id,
      at,
    });
    await publishQuote(locked, lead);
  });
}

/** Records that the customer saw the open quotes of a request. @throws Refusal `not_found` */
export async function markQuotesSeen(
  platform: Platform,
  { userId }: Customer,
  requestId: string,
): Promise<void> {
  await change(platform, async (work) => {
    const request = await findRequest(work.tx, requestId);
    assertThat(request?.customer_id === userId, 'not_found');
    const seen = await updateSeen(work.tx, requestId, platform.clock.now());
    for (const { lead_id: id, professional_id } of seen) {
      await publishQuote({ change: work, request }, { id, professional_id });
    }
  });
}

function ofCustomer(
  platform: Platform,
  { userId }: Customer,
  quoteId: string,
  work: (locked: LockedQuote) => Promise<void>,
): Promise<void> {
  return withLockedQuote(platform, quoteId, (locked) => {
    assertThat(locked.request.customer_id === userId, 'not_found');
    return work(locked);
  });
}
