import type { Quote, QuoteStatus } from '#contract/quotes/quotes.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

/** What decides the allowed actions on a quote. */
export interface QuoteSituation {
  quote: { status: QuoteStatus; valid_until: Date };
  lead: LeadStatus;
  request: RequestStatus;
  now: Date;
}

/** Whether a quote may be sent: the lead is accepted, and nobody is hired yet. */
export function mayQuote(lead: LeadStatus, request: RequestStatus): boolean {
  return lead === 'accepted' && request === 'accepted';
}

/** Actions a professional may take on their quote. */
export function ownQuoteActions({ quote, lead, request }: QuoteSituation): Quote['allowedActions'] {
  if (quote.status !== 'open') return [];
  return mayQuote(lead, request) ? ['revise', 'withdraw'] : [];
}

/** Actions a customer may take on a quote; none once its time is up, though no timer came by yet. */
export function quoteActions({
  quote,
  lead,
  request,
  now,
}: QuoteSituation): Quote['allowedActions'] {
  const isOpen = quote.status === 'open' && quote.valid_until > now;
  return isOpen && mayQuote(lead, request) ? ['accept', 'decline', 'askChange'] : [];
}
