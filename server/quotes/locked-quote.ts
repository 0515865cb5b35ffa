import { withLockedRequest, type LeadRow, type LockedRequest } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { nextQuoteStatus, type QuoteEvent } from './lifecycle.ts';
import { findQuote, updateEnded, type QuoteRow } from './queries.ts';

/** A quote whose request is locked: no concurrent transaction changes either. */
export interface LockedQuote extends LockedRequest {
  quote: QuoteRow;
  lead: LeadRow;
}

/**
 * Runs a change of a quote behind the lock on the row of its request.
 * @throws Refusal `not_found`, and whatever `work` throws, after rolling everything back
 */
export async function withLockedQuote<T>(
  platform: Platform,
  quoteId: string,
  work: (locked: LockedQuote) => Promise<T>,
): Promise<T> {
  const found = await findQuote(platform.db, quoteId);
  assertThat(found !== undefined, 'not_found');
  return withLockedRequest(platform, found.request_id, async (locked) => {
    const quote = await findQuote(locked.change.tx, quoteId);
    const lead = locked.leads.find(({ id }) => id === quote?.lead_id);
    assertThat(quote !== undefined && lead !== undefined, 'not_found');
    return work({ ...locked, quote, lead });
  });
}

/** Ends an open quote by an event of its lifecycle. @throws Refusal `quote_not_open` */
export async function endQuote(
  { change, quote, now }: Pick<LockedQuote, 'change' | 'quote' | 'now'>,
  event: QuoteEvent,
  declineReason: string | null = null,
): Promise<void> {
  const status = nextQuoteStatus(quote.status, event);
  assertThat(status !== null, 'quote_not_open');
  await updateEnded(change.tx, { id: quote.id, status, at: now, declineReason });
}

/** Publishes a live event to the open pages of the customer and of the professional. */
export async function publishQuote(
  { change, request }: Pick<LockedRequest, 'change' | 'request'>,
  lead: Pick<LeadRow, 'id' | 'professional_id'>,
): Promise<void> {
  const event = { type: 'quote.changed', requestId: request.id, leadId: lead.id } as const;
  change.publishLive(request.customer_id, event);
  const people = await findProfessionals(change.tx, [lead.professional_id]);
  const userIds = people.get(lead.professional_id)?.userIds ?? [];
  for (const userId of userIds) change.publishLive(userId, event);
}
