import type { Currency } from '#contract/quotes/currencies.ts';
import { assertThat } from './refusal.ts';

/**
 * Throws where amounts were typed in another currency than they would be stored in: an open page names the
 * currency of before a change. A caller that names none knows what it does.
 * @throws Refusal `currency_changed`
 */
export function assertTypedCurrency(
  { currency }: { currency: Currency },
  typed: Currency | undefined,
): void {
  assertThat(typed === undefined || typed === currency, 'currency_changed');
}
