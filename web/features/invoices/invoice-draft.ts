import type { Completion } from '#contract/invoices/completions.ts';
import type { TaxPreset } from '#contract/quotes/taxes.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import {
  EMPTY_PRICED_LINE,
  lineDraftOf,
  linesOf,
  type PricedLineDraft,
} from '#web/lib/priced-lines/line-draft.ts';
import type { KeptSeller } from './kept-seller.ts';
import { taxesOf, withNumbers } from './tax-draft.ts';

/** An invoice as it is typed. */
export interface InvoiceDraft {
  name: string;
  address: string;
  /** Null where the report of the work says them. */
  lines: readonly PricedLineDraft[] | null;
  taxes: QuoteTax[];
  /** The chosen region; null where the taxes were reported or agreed. */
  preset: TaxPreset | null;
  note: string;
}

/** What is wrong with a draft: the field, or null. */
export type InvoiceProblem = 'seller' | 'lines' | 'above' | null;

/** The draft to begin with: as on the last invoice, for what was reported or agreed. */
export function invoiceDraftOf(
  { record, agreed }: Completion,
  professional: string,
  kept: KeptSeller,
): InvoiceDraft {
  const reported = record?.terms.lines ? record.terms : null;
  const fixed = reported?.taxes ?? agreed?.taxes;
  return {
    name: kept.name || professional,
    address: kept.address,
    lines: reported ? null : (agreed?.lines.map(lineDraftOf) ?? [EMPTY_PRICED_LINE]),
    taxes: fixed ? withNumbers(fixed, kept.numbers) : taxesOf(kept.preset, kept.numbers),
    preset: fixed ? null : kept.preset,
    note: '',
  };
}

/** What is wrong with a draft, of which the total may not pass `most`. */
export function invoiceProblemOf(
  { name, lines: drafts, taxes }: InvoiceDraft,
  most: number | null,
): InvoiceProblem {
  if (name.trim() === '') return 'seller';
  if (!drafts) return null;
  const lines = linesOf(drafts);
  if (!lines) return 'lines';
  const { subtotal, total } = totalsOf({ lines, taxes });
  if (subtotal < 0) return 'lines';
  return most !== null && total > most ? 'above' : null;
}
