import * as z from 'zod/mini';
import { MAX_LINES, quoteLine } from '../quotes/terms.ts';
import { text } from '../text.ts';

/** What a job, or a line of it, may come to, as for quotes: ten million of the currency. */
export const MOST = 1_000_000_000;

/** An amount in the smallest unit of its currency. */
export const amount = z.int().check(z.minimum(0), z.maximum(MOST));

/** The same, or less than nothing: of work that falls away. */
const signedAmount = z.int().check(z.minimum(-MOST), z.maximum(MOST));

/** More work, or with a negative price less of it. */
export const changeLine = z.extend(quoteLine, { unitPrice: signedAmount });
export type ChangeLine = z.output<typeof changeLine>;

/** What changes about an agreed job; taxes stay those of the agreement. */
export const changeTerms = z.strictObject({
  lines: z.array(changeLine).check(z.minLength(1), z.maxLength(MAX_LINES)),
  /** Of an estimate: not more than this from then on, taxes included; null for anything else. */
  ceiling: z.nullable(amount),
  reason: text(1, 1000),
});
export type ChangeTerms = z.output<typeof changeTerms>;
