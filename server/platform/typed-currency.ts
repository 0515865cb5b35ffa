import type { Currency } from '#contract/quotes/currencies.ts';
import { assertThat } from './refusal.ts';

/**
 * Throws where amounts were typed in another currency than they would be stored in: an open page names the
 * currency of before a change. A page that names none was loaded where nobody had chosen another.
 * @throws Refusal `currency_changed`
 */
export function assertTypedCurrency(
  { currency, defaultCurrency }: { currency: Currency; defaultCurrency: Currency },
  typed: Currency | undefined,
): void {
  assertThat((typed ?? defaultCurrency) === currency, 'currency_changed');
}
