import { CURRENCIES } from '#contract/quotes/currencies.ts';

/** The codes that an amount may name, those of sites and one more that lists have. */
export const NAMED_CURRENCIES = [...CURRENCIES, 'COP'] as const;

const CODE = new RegExp(`(?<![a-z])(${NAMED_CURRENCIES.join('|')})(?![a-z])`, 'i');
const SIGNS = [
  [/(?<![a-z])CA\s?\$/i, 'CAD'],
  [/(?<![a-z])US\s?\$|\$\s?US(?![a-z])/i, 'USD'],
  [/(?<![a-z])MX\s?\$/i, 'MXN'],
  [/(?<![a-z])AU\s?\$/i, 'AUD'],
  [/(?<![a-z])NZ\s?\$/i, 'NZD'],
  [/(?<![a-z])R\s?\$/i, 'BRL'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
] as const;

/** The currency that an amount names: "65 USD", "US$65", "65 €". A plain `$` names none: null. */
export function namedCurrency(amount: string): string | null {
  const code = CODE.exec(amount)?.[1]?.toUpperCase();
  return code ?? SIGNS.find(([sign]) => sign.test(amount))?.[1] ?? null;
}
