import * as z from 'zod/mini';
import { moment, text } from '../text.ts';
import { amount, MAX_TOTAL } from './amount.ts';
import { totalsOf } from './totals.ts';

/** `estimate`: not more than the ceiling; `fixed`: the price; `visit`: a visit first, at this price. */
export const QUOTE_KINDS = ['estimate', 'fixed', 'visit'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

export const LINE_UNITS = ['flat', 'hour', 'day', 'piece', 'm', 'm2', 'm3', 'ft', 'ft2'] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

export const MAX_LINES = 30;
export const MAX_TAXES = 3;
export const MAX_TIMES = 3;
const MAX_THOUSANDTHS = 10_000_000;

/** What is done, how much of it, and its price. */
export const quoteLine = z.strictObject({
  what: text(1, 200),
  /** In thousandths of the unit: 1500 is one and a half. */
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_THOUSANDTHS)),
  unit: z.enum(LINE_UNITS),
  unitPrice: amount,
});
export type QuoteLine = z.output<typeof quoteLine>;

/** Taxes by law, and one that the professional names. */
export const TAX_CODES = ['gst', 'qst', 'hst', 'pst', 'iva', 'vat', 'own'] as const;
export type TaxCode = (typeof TAX_CODES)[number];

/** A tax on the sum of the lines. */
export const quoteTax = z.strictObject({
  code: z.enum(TAX_CODES),
  /** The name of an own tax; null for the others, which have one in every language. */
  name: z.nullable(text(1, 40)),
  /** In thousandths of a percent: 9975 is 9.975 %. */
  rate: z.int().check(z.minimum(0), z.maximum(50_000)),
  /** The professional's registration number for it. */
  number: z.nullable(text(1, 40)),
});
export type QuoteTax = z.output<typeof quoteTax>;

const proposedTime = z
  .strictObject({ from: moment, to: moment })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'ends before it begins'));

/** What a professional offers to do, for how much, and when. */
export const quoteTerms = z
  .strictObject({
    kind: z.enum(QUOTE_KINDS),
    lines: z.array(quoteLine).check(z.minLength(1), z.maxLength(MAX_LINES)),
    taxes: z.array(quoteTax).check(z.maxLength(MAX_TAXES)),
    /** Taxes included; for an estimate alone. */
    ceiling: z.nullable(amount),
    /** Wished for before the work begins, taxes included. */
    deposit: z.nullable(amount),
    validUntil: moment,
    times: z.array(proposedTime).check(z.maxLength(MAX_TIMES)),
    note: z.nullable(text(1, 2000)),
  })
  .check(
    z.refine(({ kind, ceiling }) => (kind === 'estimate') === (ceiling !== null), {
      path: ['ceiling'],
      error: 'an estimate has a ceiling, and nothing else has',
    }),
    z.refine((terms) => terms.ceiling === null || terms.ceiling >= totalsOf(terms).total, {
      path: ['ceiling'],
      error: 'less than the total',
    }),
    z.refine((terms) => (terms.deposit ?? 0) <= totalsOf(terms).total, {
      path: ['deposit'],
      error: 'more than the total',
    }),
    z.refine((terms) => totalsOf(terms).total <= MAX_TOTAL, {
      path: ['lines'],
      error: 'too much',
    }),
    z.refine(({ taxes }) => eachCodeOnce(taxes), {
      path: ['taxes'],
      error: 'the same twice',
    }),
  );
export type QuoteTerms = z.output<typeof quoteTerms>;

/** Whether no tax stands there twice. */
export function eachCodeOnce(taxes: readonly { code: TaxCode }[]): boolean {
  return new Set(taxes.map(({ code }) => code)).size === taxes.length;
}
