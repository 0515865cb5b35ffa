import * as z from 'zod/mini';
import { shareOf } from '../quotes/money.ts';

/**
 * The taxes on a price of a plan, in US dollars a billing cycle. `added`: they come on top of it;
 * `included`: it contains them; `by_address`: they come on top and depend on the address that the payment
 * page asks for.
 */
export const planTax = z.object({
  kind: z.enum(['added', 'included', 'by_address']),
  /** None by address. */
  lines: z.array(z.object({ name: z.string(), percent: z.number(), amount: z.number() })),
  /** What is charged with the taxes; null where that depends on an address that is not known yet. */
  total: z.nullable(z.number()),
});
export type PlanTax = z.output<typeof planTax>;
export type TaxKind = PlanTax['kind'];

/** A rate in percent, with at most four decimals. */
interface Rate {
  name: string;
  percent: number;
}

/** Ten-thousandths of a percent in a whole. */
const WHOLE = 1_000_000;

/**
 * The taxes on a price in cents: each is rounded to the cent by itself, as Stripe rounds the taxes of an
 * invoice's line. Those included in a price are shares of it by all rates together.
 */
export function taxOn(cents: number, rates: readonly Rate[], isIncluded: boolean): PlanTax {
  const shares = rates.map(({ percent }) => Math.round(percent * 10_000));
  const whole = isIncluded ? sum(shares) + WHOLE : WHOLE;
  const amounts = shares.map((share) => shareOf(cents, share, whole));
  return {
    kind: isIncluded ? 'included' : 'added',
    lines: rates.map(({ name, percent }, place) => ({
      name,
      percent,
      amount: amounts[place]! / 100,
    })),
    total: (isIncluded ? cents : cents + sum(amounts)) / 100,
  };
}

/** The taxes that are worked out on the payment page. */
export const TAX_BY_ADDRESS: PlanTax = { kind: 'by_address', lines: [], total: null };

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
