import { DAY_MS } from '#contract/durations.ts';
import type { Quote } from '#contract/quotes/quotes.ts';
import { TAX_PRESETS, type TaxPreset } from '#contract/quotes/taxes.ts';
import type { LineUnit, QuoteKind, QuoteTerms } from '#contract/quotes/terms.ts';
import { totalsOf } from '#contract/quotes/totals.ts';
import { numberOf } from '#web/lib/typed-number.ts';

/** A line as it is typed. */
export interface LineDraft {
  what: string;
  quantity: string;
  unit: LineUnit;
  price: string;
}

/** A quote as it is typed. */
export interface QuoteDraft {
  kind: QuoteKind;
  lines: readonly LineDraft[];
  ceiling: string;
  taxes: TaxPreset;
  validDays: number;
  /** A local date and time, or nothing. */
  time: string;
  note: string;
}

export const VALID_DAYS = [7, 14, 30, 60] as const;
const VISIT_HOURS_MS = 2 * 3_600_000;
const CENTS = 100;
const THOUSANDTHS = 1000;

export const EMPTY_LINE: LineDraft = { what: '', quantity: '1', unit: 'flat', price: '' };

/** The draft to begin with: that of the quote before, if any. */
export function draftOf(before: Quote | undefined, what: string, taxes: TaxPreset): QuoteDraft {
  if (!before) {
    return {
      kind: 'fixed',
      lines: [{ ...EMPTY_LINE, what }],
      ceiling: '',
      taxes,
      validDays: 14,
      time: '',
      note: '',
    };
  }
  const { terms } = before;
  return {
    kind: terms.kind,
    lines: terms.lines.map(({ what: did, quantity, unit, unitPrice }) => ({
      what: did,
      quantity: String(quantity / THOUSANDTHS),
      unit,
      price: String(unitPrice / CENTS),
    })),
    ceiling: terms.ceiling === null ? '' : String(terms.ceiling / CENTS),
    taxes: presetOf(terms.taxes.map(({ code, rate }) => `${code} ${rate}`)) ?? taxes,
    validDays: 14,
    time: '',
    note: terms.note ?? '',
  };
}

/** What is wrong with a draft: the field, or null. */
export type Problem = 'lines' | 'ceiling' | 'time' | null;

/** The terms of a draft, or what is wrong with it. */
export function termsOf(
  draft: QuoteDraft,
  now: number,
): { terms: QuoteTerms } | { problem: Problem } {
  const lines = draft.lines.flatMap(({ what, quantity, unit, price }) => {
    const [count, cents] = [numberOf(quantity, THOUSANDTHS), numberOf(price, CENTS)];
    return what.trim() && count && cents !== null
      ? [{ what: what.trim(), quantity: count, unit, unitPrice: cents }]
      : [];
  });
  if (lines.length < draft.lines.length || lines.length === 0) return { problem: 'lines' };
  const taxes = TAX_PRESETS[draft.taxes].map((tax) => ({ ...tax, name: null, number: null }));
  const ceiling = draft.kind === 'estimate' ? numberOf(draft.ceiling, CENTS) : null;
  const { total } = totalsOf({ lines, taxes });
  if (draft.kind === 'estimate' && (ceiling === null || ceiling < total)) {
    return { problem: 'ceiling' };
  }
  const from = draft.time === '' ? null : new Date(draft.time).getTime();
  if (from !== null && !(from > now)) return { problem: 'time' };
  return {
    terms: {
      kind: draft.kind,
      lines,
      taxes,
      ceiling,
      deposit: null,
      validUntil: iso(now + draft.validDays * DAY_MS),
      times: from === null ? [] : [{ from: iso(from), to: iso(from + VISIT_HOURS_MS) }],
      note: draft.note.trim() || null,
    },
  };
}

function presetOf(rates: readonly string[]): TaxPreset | undefined {
  const names = Object.keys(TAX_PRESETS) as TaxPreset[];
  return names.find(
    (name) => TAX_PRESETS[name].map(({ code, rate }) => `${code} ${rate}`).join() === rates.join(),
  );
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
