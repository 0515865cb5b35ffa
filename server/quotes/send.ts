import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '#contract/durations.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Quote } from '#contract/quotes/quotes.ts';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import {
  assertWorksThere,
  findLead,
  withLockedRequest,
  type LeadRow,
} from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { isOpen } from '#server/requests/requests.ts';
import { currencyToStore } from '#server/platform/typed-currency.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { endQuote, publishQuote, withLockedQuote } from './locked-quote.ts';
import { presentOwnQuote } from './present.ts';
import {
  findQuoteByKey,
  insertQuote,
  listQuotes,
  type NewQuote,
  type QuoteRow,
} from './queries.ts';
import { storeUsualTaxes } from './usual-taxes.ts';

/** How long a quote may be valid. */
const MOST_VALID_DAYS = 365;

/** A quote to send for a lead of the professional. */
interface Sending {
  leadId: string;
  terms: QuoteTerms;
  /** Seen by the professional. */
  currency: Currency | undefined;
  idempotencyKey: string | null;
}

/**
 * Sends a quote for an accepted lead, as its next revision; an open one is replaced. Idempotent by its key.
 * @throws Refusal `not_found`, `lead_not_accepted`, `already_hired`, `request_closed`, `invalid_input` for
 *   a time that is over, `currency_changed`, `idempotency_key_reused`
 */
export async function sendQuote(
  platform: Platform,
  { professionalId, userId }: { professionalId: string; userId: string },
  sending: Sending,
): Promise<Quote> {
  const { leadId, terms, idempotencyKey: key } = sending;
  const found = await findLead(platform.db, leadId);
  assertThat(found?.professional_id === professionalId, 'not_found');
  return withLockedRequest(platform, found.request_id, async (locked) => {
    const { change, request, leads, now } = locked;
    await assertWorksThere(locked, { professionalId, userId });
    const lead = leads.find(({ id }) => id === leadId);
    const earlier = key && (await findQuoteByKey(change.tx, professionalId, key));
    if (earlier) {
      assertThat(lead !== undefined && isSame(earlier, sending), 'idempotency_key_reused');
      return presentOwnQuote(earlier, { lead, request, now });
    }
    assertThat(isOpen(request.status), 'request_closed');
    assertThat(request.status !== 'in_progress', 'already_hired');
    assertThat(lead?.status === 'accepted', 'lead_not_accepted');
    assertAhead(terms, now);
    const currency = currencyToStore(platform.config, sending.currency);
    const [last] = await listQuotes(change.tx, { requestId: request.id, leadId });
    if (last?.status === 'open') await endQuote({ change, quote: last, now }, 'replace');
    const quote = await insertQuote(
      change.tx,
      newQuote(lead, sending, { now, currency, sentBy: userId }),
    );
    await storeUsualTaxes(change.tx, professionalId, terms.taxes);
    change.record({ type: 'quote.sent', quoteId: quote.id, requestId: request.id, leadId });
    await publishQuote(locked, lead);
    return presentOwnQuote(quote, { lead, request, now });
  });
}

function newQuote(
  lead: LeadRow,
  { terms, idempotencyKey }: Sending,
  { now, currency, sentBy }: { now: Date; currency: Currency; sentBy: string },
): NewQuote {
  return {
    id: uuidv7(now.getTime()),
    request_id: lead.request_id,
    lead_id: lead.id,
    professional_id: lead.professional_id,
    currency,
    terms,
    total: totalsOf(terms).total,
    idempotency_key: idempotencyKey,
    sent_by: sentBy,
    sent_at: now,
  };
}

function isSame(earlier: QuoteRow, { leadId, terms }: Sending): boolean {
  return earlier.lead_id === leadId && isDeepStrictEqual(earlier.terms, terms);
}

/** Offered is only what is still to come. */
function assertAhead({ validUntil, times }: QuoteTerms, now: Date): void {
  const until = Date.parse(validUntil) - now.getTime();
  if (until <= 0 || until > MOST_VALID_DAYS * DAY_MS) throw notAhead('validUntil');
  if (times.some(({ from }) => Date.parse(from) <= now.getTime())) throw notAhead('times');
}

function notAhead(field: string): Refusal {
  return new Refusal('invalid_input', { details: [{ field, problem: 'not_allowed' }] });
}

/**
 * Takes back an open quote. Idempotent.
 * @throws Refusal `not_found`, `quote_not_open`
 */
export async function withdrawQuote(
  platform: Platform,
  { professionalId, userId }: { professionalId: string; userId: string },
  quoteId: string,
): Promise<void> {
  await withLockedQuote(platform, quoteId, async (locked) => {
    const { change, quote, lead } = locked;
    assertThat(quote.professional_id === professionalId, 'not_found');
    await assertWorksThere(locked, { professionalId, userId });
    if (quote.status === 'withdrawn') return;
    await endQuote(locked, 'withdraw');
    change.record({
      type: 'quote.withdrawn',
      quoteId,
      requestId: quote.request_id,
      leadId: lead.id,
    });
    await publishQuote(locked, lead);
  });
}
