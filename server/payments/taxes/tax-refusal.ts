import type { Platform } from '#server/platform/platform.ts';
import { StripeRefused, StripeUnavailable } from '#server/payments/stripe/stripe-errors.ts';
import { forgetStripeRates } from '#server/subscriptions/subscriptions.ts';
import type { TaxesInForce } from './tax-rates.ts';

/**
 * What to throw where a plan could not be begun: taxes that Stripe refuses (a rate archived there by hand, or
 * Stripe Tax that is not switched on) are nothing its buyer could mend. The rates are found anew at the next
 * try.
 */
export async function asTaxRefusal(
  { db }: Pick<Platform, 'db'>,
  error: unknown,
  { mode }: TaxesInForce,
): Promise<unknown> {
  if (mode === 'none' || !(error instanceof StripeRefused)) return error;
  const isOfRates = error.parameter?.includes('tax_rates') ?? false;
  if (isOfRates) await forgetStripeRates(db);
  const isOfAddress = mode === 'automatic' && error.code !== 'resource_missing';
  return isOfRates || isOfAddress ? new StripeUnavailable({ answered: true }) : error;
}
