import { totalsOf, type Totals } from '../quotes/totals.ts';
import { MAX_TOTAL } from '../quotes/amount.ts';

interface Line {
  quantity: number;
  unitPrice: number;
}

/** A change order as far as it counts. */
interface Change<L extends Line> {
  number: number;
  terms: { lines: readonly L[]; ceiling: number | null };
}

interface Agreed<L extends Line> {
  lines: readonly L[];
  taxes: readonly { rate: number }[];
  ceiling: number | null;
}

/** An agreement with its accepted changes: its lines, each with where it came from, and its totals. */
export interface Today<L extends Line> extends Totals {
  items: { line: L; change: number | null }[];
  ceiling: number | null;
}

/**
 * What an agreement became by its accepted changes. Taxes are computed anew on the sum of all lines, so
 * that agreement, change orders and invoice never differ by a cent; a change's own share is the
 * difference of two such totals.
 */
export function todayOf<A extends Line, C extends Line>(
  terms: Agreed<A>,
  accepted: readonly Change<C>[],
): Today<A | C> {
  const items = [
    ...terms.lines.map((line) => ({ line: line as A | C, change: null as number | null })),
    ...accepted.flatMap(({ number, terms: { lines } }) =>
      lines.map((line) => ({ line: line as A | C, change: number as number | null })),
    ),
  ];
  const totals = totalsOf({ lines: items.map(({ line }) => line), taxes: terms.taxes });
  const ceiling = accepted.reduce(
    (last, { terms: { ceiling: next } }) => next ?? last,
    terms.ceiling,
  );
  return { ...totals, items, ceiling };
}

/** Whether totals can be: not below nothing, and nothing of them beyond what is counted exactly. */
export function isCountable({ lines, subtotal, total }: Totals): boolean {
  return subtotal >= 0 && [...lines, total].every((amount) => Math.abs(amount) <= MAX_TOTAL);
}
