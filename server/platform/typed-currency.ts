import type { Currency } from '#contract/quotes/currencies.ts';
import { assertThat } from './refusal.ts';

/** The currency of the site, and the one that its settings began with. */
interface SiteCurrencies {
  currency: Currency;
  defaultCurrency: Currency;
}

/**
 * The currency that amounts are stored in: the one agreed before, or the site's.
 * @throws Refusal `currency_changed` where they were typed in another
 */
export function currencyToStore(
  { currency, defaultCurrency }: SiteCurrencies,
  typed: Currency | undefined,
  agreed?: Currency,
): Currency {
  const stored = agreed ?? currency;
  assertTypedCurrency({ currency: stored, defaultCurrency: agreed ?? defaultCurrency }, typed);
  return stored;
}

/**
 * Throws where amounts were typed in another currency than they would be stored in: an open page names the
 * currency of before a change. A page that names none was loaded where nobody had chosen another.
 * @throws Refusal `currency_changed`
 */
export function assertTypedCurrency(
  { currency, defaultCurrency }: SiteCurrencies,
  typed: Currency | undefined,
): void {
  assertThat((typed ?? defaultCurrency) === currency, 'currency_changed');
}
