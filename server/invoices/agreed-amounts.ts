import { isDeepStrictEqual } from 'node:util';
import { isCountable, todayOf, type Today } from '#contract/agreements/today.ts';
import type { ChangeLine } from '#contract/agreements/terms.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';
import { totalsOf, type Totals } from '#contract/quotes/totals.ts';
import { findAgreed } from '#server/agreements/agreements.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { RequestRow } from '#server/requests/requests.ts';

/** What was agreed for a job, as far as its final amount is concerned. */
export interface AgreedAmounts {
  lines: ChangeLine[];
  taxes: QuoteTax[];
  /** What the final amount may not pass, taxes included. */
  most: number;
  currency: Currency;
  hasOpenChange: boolean;
}

/** What was agreed for a job; undefined where nothing was. */
export async function findAgreedAmounts(
  db: Db,
  request: RequestRow,
): Promise<AgreedAmounts | undefined> {
  const agreed = await findAgreed(db, request);
  if (!agreed) return undefined;
  const { terms } = agreed.quote;
  const accepted = agreed.orders.filter(({ status }) => status === 'accepted');
  const today: Today<ChangeLine> = todayOf(terms, accepted);
  return {
    lines: today.items.map(({ line }) => line),
    taxes: terms.taxes,
    most: today.ceiling ?? today.total,
    currency: agreed.quote.currency,
    hasOpenChange: agreed.orders.some(({ status }) => status === 'open'),
  };
}

interface Amounts {
  lines: readonly ChangeLine[];
  taxes: readonly QuoteTax[];
}

/**
 * The totals of a final amount that is possible: not below nothing, not above what was agreed, with the
 * taxes that were agreed.
 * @throws Refusal `above_agreed`, `invalid_input`
 */
export function assertFinal(
  { lines, taxes }: Amounts,
  agreed: Pick<AgreedAmounts, 'taxes' | 'most'> | undefined,
): Totals {
  if (agreed && !isDeepStrictEqual(rates(taxes), rates(agreed.taxes))) throw notAllowed('taxes');
  if (new Set(taxes.map(({ code }) => code)).size < taxes.length) throw notAllowed('taxes');
  const totals = totalsOf({ lines, taxes });
  if (!isCountable(totals)) throw notAllowed('lines');
  assertThat(!agreed || totals.total <= agreed.most, 'above_agreed');
  return totals;
}

function rates(taxes: readonly QuoteTax[]) {
  return taxes.map(({ code, name, rate }) => [code, name, rate]);
}

export function notAllowed(field: string): Refusal {
  return new Refusal('invalid_input', { details: [{ field, problem: 'not_allowed' }] });
}
