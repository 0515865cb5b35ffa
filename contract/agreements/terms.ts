import * as z from 'zod/mini';
import { amount, signedAmount } from '../quotes/amount.ts';
import { MAX_LINES, quoteLine } from '../quotes/terms.ts';
import { text } from '../text.ts';

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
