import type { Agreement, ChangeOrder, ReadOnlyAgreement } from '#contract/agreements/agreements.ts';
import { todayOf } from '#contract/agreements/today.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { QuoteRow } from '#server/quotes/quotes.ts';
import type { RequestRow } from '#server/requests/requests.ts';
import { agreementActions, changeOrderActions, type Side } from './policy.ts';
import type { ChangeOrderRow } from './queries.ts';

interface Viewed {
  request: RequestRow;
  side: Side;
}

/** An agreement with its changes, for one of its two sides. */
export function presentAgreement(
  { quote, orders }: { quote: QuoteRow; orders: readonly ChangeOrderRow[] },
  { request, side }: Viewed,
): Agreement {
  const situation = {
    side,
    request: request.status,
    completionReported: request.completion_reported_at !== null,
    hasOpenChange: orders.some(({ status }) => status === 'open'),
  };
  return {
    requestId: quote.request_id,
    leadId: quote.lead_id,
    professionalId: quote.professional_id,
    quoteId: quote.id,
    revision: quote.revision,
    kind: quote.terms.kind,
    currency: quote.currency,
    agreedAt: (quote.ended_at ?? quote.sent_at).toISOString(),
    terms: quote.terms,
    agreedTotal: totalsOf(quote.terms).total,
    changes: orders.map((order) => ({
      ...presentChangeOrder(order),
      allowedActions: changeOrderActions(order.status, situation),
    })),
    today: presentToday(quote, orders),
    allowedActions: agreementActions(situation),
  };
}

/** An agreement as an operator reads it. */
export function presentReadOnly({
  quote,
  orders,
}: {
  quote: QuoteRow;
  orders: readonly ChangeOrderRow[];
}): ReadOnlyAgreement {
  const { total, ceiling } = presentToday(quote, orders);
  return {
    quoteId: quote.id,
    currency: quote.currency,
    agreedAt: (quote.ended_at ?? quote.sent_at).toISOString(),
    total,
    ceiling,
    changes: orders.map(presentChangeOrder),
  };
}

function presentToday({ terms }: QuoteRow, orders: readonly ChangeOrderRow[]): Agreement['today'] {
  const accepted = orders.filter(({ status }) => status === 'accepted');
  const { items, lines, subtotal, taxes, total, ceiling } = todayOf(terms, accepted);
  return {
    lines: items.map(({ line, change }, index) => ({ ...line, price: lines[index] ?? 0, change })),
    subtotal,
    taxes,
    total,
    ceiling,
  };
}

function presentChangeOrder(row: ChangeOrderRow): Omit<ChangeOrder, 'allowedActions'> {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    terms: row.terms,
    prices: totalsOf({ lines: row.terms.lines, taxes: [] }).lines,
    totalBefore: row.total_before,
    totalAfter: row.total_after,
    sentAt: row.sent_at.toISOString(),
    endedAt: isoOrNull(row.ended_at),
    declineReason: row.decline_reason,
  };
}
