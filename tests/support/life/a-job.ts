import { acceptQuote, sendQuote } from '#contract/quotes/quotes.ts';
import type { QuoteTax, QuoteTerms } from '#contract/quotes/terms.ts';
import { TAX_PRESETS } from '#contract/quotes/taxes.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { leadOf, type Customer, type Professional } from '#tests/support/people.ts';

const WEEK_MS = 7 * 86_400_000;

/** GST and QST, as a quote charges them. */
export const QUEBEC: QuoteTax[] = TAX_PRESETS.quebec.map((tax) => ({
  ...tax,
  name: null,
  number: null,
}));

/** A line with a flat price in cents. */
export function flat(what: string, unitPrice: number, quantity = 1000) {
  return { what, quantity, unit: 'flat', unitPrice } as const;
}

/** A quote of $400 before the taxes of Quebec, valid for a week. */
export function quoteTerms(
  { platform: { clock } }: Pick<StartedApp, 'platform'>,
  change: Partial<QuoteTerms> = {},
): QuoteTerms {
  return {
    kind: 'fixed',
    lines: [flat('A new tap', 40_000)],
    taxes: QUEBEC,
    ceiling: null,
    deposit: null,
    validUntil: new Date(clock.now().getTime() + WEEK_MS).toISOString(),
    times: [],
    note: null,
    ...change,
  };
}

/** The professional quotes for their accepted lead, and the customer accepts. @returns the id of the quote */
export async function agree(
  site: Pick<StartedApp, 'platform'>,
  { customer, professional }: { customer: Customer; professional: Professional },
  change: Partial<QuoteTerms> = {},
): Promise<string> {
  const params = { id: await leadOf(professional) };
  const { id } = await professional.call(sendQuote, { params, body: quoteTerms(site, change) });
  await customer.call(acceptQuote, { params: { id }, body: {} });
  return id;
}
