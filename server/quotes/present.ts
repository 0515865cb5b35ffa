import type { Quote } from '#contract/quotes/quotes.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { QuoteRow } from './queries.ts';

/** A quote for one of its two sides. */
export function presentQuote(row: QuoteRow, allowedActions: Quote['allowedActions']): Quote {
  return {
    id: row.id,
    leadId: row.lead_id,
    requestId: row.request_id,
    professionalId: row.professional_id,
    revision: row.revision,
    status: row.status,
    currency: row.currency,
    terms: row.terms,
    totals: totalsOf(row.terms),
    sentAt: row.sent_at.toISOString(),
    seenAt: isoOrNull(row.seen_at),
    endedAt: isoOrNull(row.ended_at),
    changeWish: row.change_wish,
    declineReason: row.decline_reason,
    allowedActions,
  };
}
