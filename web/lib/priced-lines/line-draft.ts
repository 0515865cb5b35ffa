import type { ChangeLine } from '#contract/agreements/terms.ts';
import type { LineUnit } from '#contract/quotes/terms.ts';
import { numberOf } from '#web/lib/typed-number.ts';

/** A line as it is typed. */
export interface LineDraft {
  what: string;
  quantity: string;
  unit: LineUnit;
  price: string;
}

/** A line of more or less work. */
export interface PricedLineDraft extends LineDraft {
  /** Whether it takes something off the total. */
  isLess: boolean;
}

const CENTS = 100;
const THOUSANDTHS = 1000;

export const EMPTY_LINE: LineDraft = { what: '', quantity: '1', unit: 'flat', price: '' };
export const EMPTY_PRICED_LINE: PricedLineDraft = { ...EMPTY_LINE, isLess: false };

/** A line of more or less work to be edited. */
export function lineDraftOf(line: ChangeLine): PricedLineDraft {
  return { ...unsignedDraftOf(line), isLess: line.unitPrice < 0 };
}

/** A line to be edited, without whether it takes something off. */
export function unsignedDraftOf({ what, quantity, unit, unitPrice }: ChangeLine): LineDraft {
  return {
    what,
    quantity: String(quantity / THOUSANDTHS),
    unit,
    price: String(Math.abs(unitPrice) / CENTS),
  };
}

/** The lines that were typed; null where one lacks what it is, a quantity or a price. */
export function linesOf(
  drafts: readonly (LineDraft & Partial<PricedLineDraft>)[],
): ChangeLine[] | null {
  const lines = drafts.flatMap(({ what, isLess = false, quantity, unit, price }) => {
    const [count, cents] = [numberOf(quantity, THOUSANDTHS), numberOf(price, CENTS)];
    if (!what.trim() || !count || cents === null) return [];
    const unitPrice = isLess && cents > 0 ? -cents : cents;
    return [{ what: what.trim(), quantity: count, unit, unitPrice }];
  });
  return lines.length > 0 && lines.length === drafts.length ? lines : null;
}
