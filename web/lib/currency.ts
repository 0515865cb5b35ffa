import { CURRENCIES, type Currency } from '#contract/quotes/currencies.ts';

const said = globalThis.document?.documentElement.dataset['currency'];

/** The currency of this site's rates and quotes: from the page, where it is another than US dollars. */
export const CURRENCY: Currency = CURRENCIES.find((one) => one === said) ?? 'USD';
