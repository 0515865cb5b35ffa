import * as z from 'zod/mini';

/** The currencies a site can have; all count in hundredths. */
export const CURRENCIES = ['CAD', 'USD', 'MXN', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The most an amount may be: ten million of the currency. */
const MOST = 1_000_000_000;

/** An amount in the smallest unit of its currency (cents), never a fraction of it. */
export const amount = z.int().check(z.minimum(0), z.maximum(MOST));

/**
 * The share of an amount, in its smallest unit: `amount × parts ÷ whole`, rounded to the nearest unit,
 * halves up; of a negative amount exactly the negative, so that what is added and taken away again
 * leaves nothing. Exact as long as `amount × parts` is a safe integer. The one rounding rule of the
 * product (docs/decisions/0045-quotes.md).
 */
export function shareOf(amount: number, parts: number, whole: number): number {
  const share = Math.floor((2 * Math.abs(amount) * parts + whole) / (2 * whole));
  return amount < 0 && share > 0 ? -share : share;
}
