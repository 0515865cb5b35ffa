import { CURRENCIES, type Currency } from '#contract/quotes/currencies.ts';

const { currency: said, currencyChosen } = globalThis.document?.documentElement.dataset ?? {};

/** The currency of this site's rates and quotes: from the page, where it is another than US dollars. */
export const CURRENCY: Currency = CURRENCIES.find((one) => one === said) ?? 'USD';

/**
 * The currency of typed amounts as a call names it: only where an owner chose another than the one of the
 * environment, so that a node of the release before understands the call.
 */
export function typedIn(currency: Currency): { currency?: Currency } {
  return currencyChosen === undefined && currency === CURRENCY ? {} : { currency };
}
