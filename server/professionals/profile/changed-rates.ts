import type { Currency } from '#contract/quotes/currencies.ts';
import type { ProfileChanges } from '#contract/professionals/professionals.ts';
import { assertTypedCurrency } from '#server/platform/typed-currency.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ProfileColumns, ProfileRow } from './queries-profile.ts';

type Rates = Pick<ProfileChanges, 'hourlyRate' | 'minimumJob' | 'rateCurrency'>;
type Stored = Pick<ProfileRow, 'hourly_rate' | 'minimum_job' | 'rate_currency'>;

/**
 * The columns of changed rates, with the currency of both. They stay in theirs until the professional types them
 * anew: an amount never moves to another currency by itself.
 * @throws Refusal `currency_changed`, `invalid_input` where an amount of another currency would be kept
 */
export function rateColumns(
  { hourlyRate, minimumJob, rateCurrency: typed }: Rates,
  before: Stored,
  site: { currency: Currency; defaultCurrency: Currency },
): ProfileColumns {
  if (hourlyRate === undefined && minimumJob === undefined && typed === undefined) return {};
  const hasAmounts = before.hourly_rate !== null || before.minimum_job !== null;
  const stored = hasAmounts ? (before.rate_currency ?? site.currency) : site.currency;
  const rate_currency = typed ?? stored;
  if (rate_currency !== stored || !hasAmounts) assertTypedCurrency(site, typed);
  if (rate_currency !== stored) {
    assertTypedAnew('hourlyRate', hourlyRate, before.hourly_rate);
    assertTypedAnew('minimumJob', minimumJob, before.minimum_job);
  }
  return {
    rate_currency,
    ...(hourlyRate !== undefined && { hourly_rate: hourlyRate }),
    ...(minimumJob !== undefined && { minimum_job: minimumJob }),
  };
}

function assertTypedAnew(
  field: string,
  said: number | null | undefined,
  before: number | null,
): void {
  if (said !== undefined || before === null) return;
  throw new Refusal('invalid_input', { details: [{ field, problem: 'missing' }] });
}
