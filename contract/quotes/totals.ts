import { shareOf } from './money.ts';

/** What totals are computed from. */
interface Priced {
  lines: readonly { quantity: number; unitPrice: number }[];
  taxes: readonly { rate: number }[];
}

/** All in the smallest unit of the currency; `taxes` in the order of the terms. */
export interface Totals {
  lines: number[];
  subtotal: number;
  taxes: number[];
  total: number;
}

const THOUSANDTHS = 1000;
/** Of a whole in thousandths of a percent. */
const WHOLE_RATE = 100_000;

/**
 * The totals of a quote: each line is rounded to the smallest unit of the currency, then each tax, which is
 * on the sum of the lines (in Quebec since 2013 the QST too, not on the GST). What is shown adds up.
 */
export function totalsOf({ lines, taxes }: Priced): Totals {
  const prices = lines.map(({ quantity, unitPrice }) => shareOf(unitPrice, quantity, THOUSANDTHS));
  const subtotal = sum(prices);
  const charged = taxes.map(({ rate }) => shareOf(subtotal, rate, WHOLE_RATE));
  return { lines: prices, subtotal, taxes: charged, total: subtotal + sum(charged) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
