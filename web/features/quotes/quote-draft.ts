import type { Quote } from '#contract/quotes/quotes.ts';
import type { TemplateTerms } from '#contract/quotes/templates.ts';
import type { QuoteKind } from '#contract/quotes/terms.ts';
import { EMPTY_LINE, unsignedDraftOf, type LineDraft } from '#web/lib/priced-lines/line-draft.ts';
import { chargedTaxes, type TaxesDraft } from './taxes-draft.ts';

/** A quote as it is typed. */
export interface QuoteDraft {
  kind: QuoteKind;
  lines: readonly LineDraft[];
  ceiling: string;
  taxes: TaxesDraft;
  /** Of the total in percent, or an amount. */
  deposit: { of: 'percent' | 'amount'; typed: string };
  validDays: number;
  /** Local dates and times; empty ones are left out. */
  times: readonly string[];
  note: string;
}

export const VALID_DAYS = [7, 14, 30, 60] as const;
const CENTS = 100;

/** The draft of a first quote, with a time where the customer named a day. */
export function newDraft(what: string, taxes: TaxesDraft, time = ''): QuoteDraft {
  return {
    kind: 'fixed',
    lines: [{ ...EMPTY_LINE, what }],
    ceiling: '',
    taxes,
    deposit: { of: 'percent', typed: '' },
    validDays: 14,
    times: [time],
    note: '',
  };
}

/** The draft of a quote to revise; times that are over by now are left out. */
export function draftOf(
  { terms }: Pick<Quote, 'terms'>,
  taxes: TaxesDraft,
  now: number,
): QuoteDraft {
  const ahead = terms.times.filter(({ from }) => Date.parse(from) > now);
  return {
    kind: terms.kind,
    lines: terms.lines.map(unsignedDraftOf),
    ceiling: terms.ceiling === null ? '' : String(terms.ceiling / CENTS),
    taxes: chargedTaxes(terms.taxes, taxes),
    deposit: {
      of: terms.deposit === null ? 'percent' : 'amount',
      typed: terms.deposit === null ? '' : String(terms.deposit / CENTS),
    },
    validDays: 14,
    times: ahead.length > 0 ? ahead.map(({ from }) => localTime(from)) : [''],
    note: terms.note ?? '',
  };
}

/** A draft with the terms of a template; what has a date, and the numbers of taxes, stay. */
export function withTemplate(draft: QuoteDraft, terms: TemplateTerms): QuoteDraft {
  return {
    ...draft,
    kind: terms.kind,
    lines: terms.lines.map(unsignedDraftOf),
    ceiling: '',
    taxes: chargedTaxes(terms.taxes, draft.taxes),
    deposit: { of: 'percent', typed: String(terms.depositPercent ?? '') },
    note: terms.note ?? '',
  };
}

/** A draft whose amounts are in another currency, without them: they are typed anew. */
export function withoutPrices(draft: QuoteDraft): QuoteDraft {
  const { deposit } = draft;
  return {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, price: EMPTY_LINE.price })),
    ceiling: '',
    deposit: deposit.of === 'amount' ? { of: 'percent', typed: '' } : deposit,
  };
}

/** A draft with a change of its first line. */
export function withFirstLine(draft: QuoteDraft, change: Partial<LineDraft>): QuoteDraft {
  const [first = EMPTY_LINE, ...others] = draft.lines;
  return { ...draft, lines: [{ ...first, ...change }, ...others] };
}

/** A moment as `datetime-local` has it. */
function localTime(moment: string): string {
  const at = new Date(moment);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
