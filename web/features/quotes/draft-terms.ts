import { DAY_MS } from '#contract/durations.ts';
import { shareOf } from '#contract/quotes/money.ts';
import type { TemplateTerms } from '#contract/quotes/templates.ts';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import { linesOf } from '#web/lib/priced-lines/line-draft.ts';
import { numberOf } from '#web/lib/typed-number.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { taxesOf } from './taxes-draft.ts';

/** The field of a draft that is wrong. */
export type Problem = 'lines' | 'ceiling' | 'times' | 'ownTax' | 'deposit';

const VISIT_HOURS_MS = 2 * 3_600_000;
const CENTS = 100;
const PERCENT = 100;

/** The terms of a draft, or the first field that is wrong. */
export function termsOf(
  draft: QuoteDraft,
  now: number,
): { terms: QuoteTerms } | { problem: Problem } {
  const { kind } = draft;
  const lines = linesOf(draft.lines);
  if (!lines) return { problem: 'lines' };
  const taxes = taxesOf(draft.taxes);
  if (!taxes) return { problem: 'ownTax' };
  const { total } = totalsOf({ lines, taxes });
  const ceiling = kind === 'estimate' ? numberOf(draft.ceiling, CENTS) : null;
  if (kind === 'estimate' && (ceiling === null || ceiling < total)) return { problem: 'ceiling' };
  const times = timesOf(draft.times, now);
  if (!times) return { problem: 'times' };
  const deposit = depositOf(draft.deposit, total);
  if (deposit === undefined) return { problem: 'deposit' };
  const validUntil = iso(now + draft.validDays * DAY_MS);
  const note = draft.note.trim() || null;
  return { terms: { kind, lines, taxes, ceiling, deposit, validUntil, times, note } };
}

/** The template of a draft, or the first field that is wrong. */
export function templateOf(draft: QuoteDraft): { terms: TemplateTerms } | { problem: Problem } {
  const lines = linesOf(draft.lines);
  if (!lines) return { problem: 'lines' };
  const taxes = taxesOf(draft.taxes);
  if (!taxes) return { problem: 'ownTax' };
  const { total } = totalsOf({ lines, taxes });
  const deposit = depositOf(draft.deposit, total);
  if (deposit === undefined) return { problem: 'deposit' };
  return {
    terms: {
      kind: draft.kind,
      lines,
      taxes: taxes.map(({ code, name, rate }) => ({ code, name, rate })),
      depositPercent: deposit && Math.max(1, shareOf(PERCENT, deposit, total)),
      note: draft.note.trim() || null,
    },
  };
}

/** What a draft comes to so far, taxes included; null while a line or a tax is not whole. */
export function totalOf(draft: QuoteDraft): number | null {
  const lines = linesOf(draft.lines);
  const taxes = taxesOf(draft.taxes);
  return lines && taxes && totalsOf({ lines, taxes }).total;
}

/** In hundredths of the currency; undefined for one that is no number, or above the total. */
function depositOf({ of, typed }: QuoteDraft['deposit'], total: number): number | null | undefined {
  if (typed.trim() === '') return null;
  const share = of === 'percent' ? numberOf(typed, 1) : null;
  const amount = share === null ? numberOf(typed, CENTS) : shareOf(total, share, PERCENT);
  if (of === 'percent' && share === null) return undefined;
  if (amount === null || amount > total) return undefined;
  return amount || null;
}

/** Each once, the earliest first; null where one is over. */
function timesOf(typed: readonly string[], now: number): QuoteTerms['times'] | null {
  const begins = [...new Set(typed.filter(Boolean).map((time) => new Date(time).getTime()))];
  if (!begins.every((begin) => begin > now)) return null;
  return begins
    .toSorted((one, other) => one - other)
    .map((begin) => ({ from: iso(begin), to: iso(begin + VISIT_HOURS_MS) }));
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
