import * as z from 'zod/mini';
import { changeTerms } from '#contract/agreements/terms.ts';
import { todayOf } from '#contract/agreements/today.ts';
import { professionSlug } from '#contract/professionals/profession-slug.ts';
import { CURRENCIES } from '#contract/quotes/currencies.ts';
import { quoteTerms } from '#contract/quotes/terms.ts';
import { id, moment } from '#contract/text.ts';

/** What a signed file says: an agreement with its accepted changes, amounts in the smallest unit. */
export const agreementStatement = z.strictObject({
  /** The address of the issuing site. */
  issuer: z.string(),
  requestId: id,
  quoteId: id,
  revision: z.int(),
  professional: z.strictObject({ id, name: z.string() }),
  customer: z.strictObject({ name: z.string() }),
  work: z.strictObject({ profession: professionSlug, place: z.string() }),
  currency: z.enum(CURRENCIES),
  agreedAt: moment,
  terms: quoteTerms,
  changes: z.array(
    z.strictObject({ number: z.int(), acceptedAt: moment, terms: changeTerms, total: z.int() }),
  ),
  total: z.int(),
  ceiling: z.nullable(z.int()),
});
export type AgreementStatement = z.output<typeof agreementStatement>;

/** Whether the totals of a statement are those of its lines. */
export function addsUp({ terms, changes, total, ceiling }: AgreementStatement): boolean {
  const today = todayOf(terms, changes);
  const isEach = changes.every(
    (change, index) => todayOf(terms, changes.slice(0, index + 1)).total === change.total,
  );
  return isEach && today.total === total && today.ceiling === ceiling;
}
