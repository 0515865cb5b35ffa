import type { Language } from '../language.ts';
import { localeIn } from '../written-language.ts';
import type { Currency } from './currencies.ts';

/**
 * The share of an amount, in its smallest unit: `amount × parts ÷ whole`, rounded to the nearest unit,
 * halves up; of a negative amount exactly the negative, so that what is added and taken away again
 * leaves nothing. Exact as long as `amount × parts` is a safe integer. The one rounding rule of the
 * product (docs/decisions/0045-quotes.md).
 */
export function shareOf(amount: number, parts: number, whole: number): number {
  const share = Math.floor((2 * Math.abs(amount) * parts + whole) / (2 * whole));
  return amount < 0 && share > 0 ? -share : share;
}

/** World English, so that a dollar says whose it is. */
const LOCALES = { en: 'en-001', fr: 'fr-CA', es: 'es-419' };

/**
 * An amount of hundredths for a reader of a language: CA$459.90, 459,90 $, CAD 459.90. The one formatter of amounts
 * in the site's currency; `brief` leaves out cents where there are none.
 */
export function moneyText(
  hundredths: number,
  currency: Currency,
  language: Language,
  { brief = false } = {},
): string {
  return new Intl.NumberFormat(localeIn(LOCALES, language), {
    style: 'currency',
    currency,
    currencyDisplay: language === 'es' ? 'code' : 'symbol',
    trailingZeroDisplay: brief ? 'stripIfInteger' : 'auto',
  }).format(hundredths / 100);
}
