import type { Quote } from '#contract/quotes/quotes.ts';
import { findLead, findLeadsByRequests, type LeadRow } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findRequest, type RequestRow } from '#server/requests/requests.ts';
import { ownQuoteActions, quoteActions } from './policy.ts';
import { presentQuote } from './present.ts';
import { listQuotes, type QuoteRow } from './queries.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** All quotes for a request of the customer, newest first. @throws Refusal `not_found` */
export async function readQuotes(
  { db, clock }: Reading,
  { userId }: { userId: string },
  requestId: string,
): Promise<Quote[]> {
  const request = await findRequest(db, requestId);
  assertThat(request?.customer_id === userId, 'not_found');
  const [quotes, leads] = await Promise.all([
    listQuotes(db, { requestId }),
    findLeadsByRequests(db, [requestId]),
  ]);
  return quotes.flatMap((quote) => {
    const lead = leads.find(({ id }) => id === quote.lead_id);
    return lead
      ? [presentQuote(quote, quoteActions(situation(quote, lead, request, clock.now())))]
      : [];
  });
}

/** The quotes a professional sent for a lead, newest first. @throws Refusal `not_found` */
export async function readOwnQuotes(
  { db, clock }: Reading,
  { professionalId }: { professionalId: string },
  leadId: string,
): Promise<Quote[]> {
  const lead = await findLead(db, leadId);
  assertThat(lead?.professional_id === professionalId, 'not_found');
  const request = await findRequest(db, lead.request_id);
  assertThat(request !== undefined, 'not_found');
  const quotes = await listQuotes(db, { requestId: request.id, leadId });
  return quotes.map((quote) =>
    presentQuote(quote, ownQuoteActions(situation(quote, lead, request, clock.now()))),
  );
}

function situation(
  { status, valid_until }: QuoteRow,
  lead: LeadRow,
  request: RequestRow,
  now: Date,
) {
  return { quote: { status, valid_until }, lead: lead.status, request: request.status, now };
}
