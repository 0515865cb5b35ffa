import type { Completion, CompletionTerms } from '#contract/invoices/completions.ts';
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

/** A report of the work as it is typed. */
export interface ReportDraft {
  did: string;
  lines: readonly PricedLineDraft[];
  taxes: QuoteTax[];
  /** The chosen region; null where the taxes were agreed. */
  preset: TaxPreset | null;
}

/** What is wrong with a draft, or with its photos; null where nothing is. */
export type ReportProblem = 'did' | 'lines' | 'above' | 'photos' | null;

/** The draft to begin with: what was agreed, or nothing. */
export function reportDraftOf(
  { agreed }: Pick<Completion, 'agreed'>,
  kept: KeptSeller,
): ReportDraft {
  return {
    did: '',
    lines: agreed ? agreed.lines.map(lineDraftOf) : [EMPTY_PRICED_LINE],
    taxes: agreed ? withNumbers(agreed.taxes, kept.numbers) : taxesOf(kept.preset, kept.numbers),
    preset: agreed ? null : kept.preset,
  };
}

/**
 * The terms of a draft, or what is wrong with it. Where nothing was agreed (`most` is null) no amount
 * need be said.
 */
export function reportTermsOf(
  { did, lines: drafts, taxes }: ReportDraft,
  most: number | null,
): { terms: CompletionTerms } | { problem: ReportProblem } {
  if (did.trim() === '') return { problem: 'did' };
  const isBlank = drafts.every(({ what, price }) => !what.trim() && !price.trim());
  const lines = linesOf(drafts);
  if (isBlank && most === null) return { terms: { did: did.trim(), lines: null, taxes } };
  if (!lines) return { problem: 'lines' };
  const { subtotal, total } = totalsOf({ lines, taxes });
  if (subtotal < 0) return { problem: 'lines' };
  if (most !== null && total > most) return { problem: 'above' };
  return { terms: { did: did.trim(), lines, taxes } };
}
