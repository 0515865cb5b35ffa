import type { Quote, ReadOnlyQuote } from '#contract/quotes/quotes.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { ownQuoteActions, quoteActions, type QuoteSituation } from './policy.ts';
import type { QuoteRow } from './queries.ts';

/** What a quote belongs to. */
interface Around {
  lead: { status: LeadStatus };
  request: { status: RequestStatus };
  now: Date;
}

/** A quote for the customer who received it. */
export function presentQuote(row: QuoteRow, around: Around): Quote {
  return { ...presentReadOnly(row), allowedActions: quoteActions(situation(row, around)) };
}

/** A quote for the professional who sent it; `sentBy`: the name of who of their team did. */
export function presentOwnQuote(
  row: QuoteRow,
  { sentBy = null, ...around }: Around & { sentBy?: string | null },
): Quote {
  const allowedActions = ownQuoteActions(situation(row, around));
  return { ...presentReadOnly(row), sentBy, allowedActions };
}

function situation(quote: QuoteRow, { lead, request, now }: Around): QuoteSituation {
  return { quote, lead: lead.status, request: request.status, now };
}

/** A quote for an operator, who may do nothing about it. */
export function presentReadOnly(row: QuoteRow): ReadOnlyQuote {
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
    sentBy: null,
  };
}
