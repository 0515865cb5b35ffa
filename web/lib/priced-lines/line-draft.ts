import type { ChangeLine } from '#contract/agreements/terms.ts';
import type { LineUnit } from '#contract/quotes/terms.ts';
import { numberOf } from '#web/lib/typed-number.ts';

/** A line as it is typed. */
export interface PricedLineDraft {
  what: string;
  /** Whether it takes something off the total. */
  isLess: boolean;
  quantity: string;
  unit: LineUnit;
  price: string;
}

const CENTS = 100;
const THOUSANDTHS = 1000;

export const EMPTY_PRICED_LINE: PricedLineDraft = {
  what: '',
  isLess: false,
  quantity: '1',
  unit: 'flat',
  price: '',
};

/** A line to be edited. */
export function lineDraftOf({ what, quantity, unit, unitPrice }: ChangeLine): PricedLineDraft {
  return {
    what,
    isLess: unitPrice < 0,
    quantity: String(quantity / THOUSANDTHS),
    unit,
    price: String(Math.abs(unitPrice) / CENTS),
  };
}

/** The lines that were typed; null where one lacks what it is, a quantity or a price. */
export function linesOf(drafts: readonly PricedLineDraft[]): ChangeLine[] | null {
  const lines = drafts.flatMap(({ what, isLess, quantity, unit, price }) => {
    const [count, cents] = [numberOf(quantity, THOUSANDTHS), numberOf(price, CENTS)];
    if (!what.trim() || !count || cents === null) return [];
    const unitPrice = isLess && cents > 0 ? -cents : cents;
    return [{ what: what.trim(), quantity: count, unit, unitPrice }];
  });
  return lines.length > 0 && lines.length === drafts.length ? lines : null;
}
