import type { Currency } from '#contract/quotes/currencies.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import type { QuoteStatus } from '#contract/quotes/quotes.ts';
import type { Db } from '#server/platform/database/db.ts';
import { findQuote } from './queries.ts';

/** A quote with what its two sides may be notified of. */
export interface QuoteNotice {
  id: string;
  leadId: string;
  revision: number;
  status: QuoteStatus;
  /** In the smallest unit of the currency, taxes included. */
  total: number;
  currency: Currency;
  changeWish: string | null;
  declineReason: string | null;
}

/** The current data of a quote for notices, or undefined where it was deleted. */
export async function findQuoteForNotice(db: Db, id: string): Promise<QuoteNotice | undefined> {
  const quote = await findQuote(db, id);
  return (
    quote && {
      id,
      leadId: quote.lead_id,
      revision: quote.revision,
      status: quote.status,
      total: totalsOf(quote.terms).total,
      currency: quote.currency,
      changeWish: quote.change_wish,
      declineReason: quote.decline_reason,
    }
  );
}
