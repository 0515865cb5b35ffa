import type { ChangeOrder } from '#contract/agreements/agreements.ts';

/** The difference a change makes, with its sign: +$114.98, −$20.00. */
export function differenceOf(
  { totalBefore, totalAfter }: Pick<ChangeOrder, 'totalBefore' | 'totalAfter'>,
  money: (cents: number) => string,
): string {
  const difference = totalAfter - totalBefore;
  return `${difference < 0 ? '−' : '+'}${money(Math.abs(difference))}`;
}
