import type { ChangeOrderStatus } from '#contract/agreements/agreements.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { Db } from '#server/platform/database/db.ts';
import { findQuoteForNotice } from '#server/quotes/quotes.ts';
import { findChangeOrder } from './queries.ts';

/** A change order with what its two sides may be notified of. */
export interface ChangeOrderNotice {
  id: string;
  leadId: string;
  status: ChangeOrderStatus;
  reason: string;
  declineReason: string | null;
  /** The total with the change, in the smallest unit of the currency, taxes included. */
  total: number;
  currency: Currency;
}

/** The current data of a change order for notices, or undefined where it was deleted. */
export async function findChangeOrderForNotice(
  db: Db,
  id: string,
): Promise<ChangeOrderNotice | undefined> {
  const order = await findChangeOrder(db, id);
  const quote = order && (await findQuoteForNotice(db, order.quote_id));
  if (!order || !quote) return undefined;
  return {
    id,
    leadId: quote.leadId,
    status: order.status,
    reason: order.terms.reason,
    declineReason: order.decline_reason,
    total: order.total_after,
    currency: quote.currency,
  };
}
