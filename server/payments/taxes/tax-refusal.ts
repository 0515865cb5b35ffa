import type { Platform } from '#server/platform/platform.ts';
import { StripeRefused, StripeUnavailable } from '#server/payments/stripe/stripe-errors.ts';
import { forgetStripeRates } from '#server/subscriptions/subscriptions.ts';
import type { TaxesInForce } from './tax-rates.ts';

/** Has the rates found anew where Stripe refused them: somebody archived one by hand. @returns whether it did */
export async function forgetRefusedRates(
  { db }: Pick<Platform, 'db'>,
  { parameter }: StripeRefused,
): Promise<boolean> {
  const isOfRates = parameter?.includes('tax_rates') ?? false;
  if (isOfRates) await forgetStripeRates(db);
  return isOfRates;
}

/**
 * What to throw where a plan could not be begun: taxes that Stripe refuses (a rate archived there by hand, or
 * Stripe Tax that is not switched on) are nothing its buyer could mend. The rates are found anew at the next
 * try.
 */
export async function asTaxRefusal(
  platform: Pick<Platform, 'db'>,
  error: unknown,
  { mode }: TaxesInForce,
): Promise<unknown> {
  if (mode === 'none' || !(error instanceof StripeRefused)) return error;
  const isOfRates = await forgetRefusedRates(platform, error);
  const isOfAddress = mode === 'automatic' && error.code !== 'resource_missing';
  return isOfRates || isOfAddress ? new StripeUnavailable({ answered: true }) : error;
}

/**
 * What to throw where Stripe refused a subscription for its taxes; undefined where it was for something else.
 * The rates are found anew at the next try.
 */
export async function taxRefusalOf(
  platform: Pick<Platform, 'db'>,
  error: StripeRefused,
): Promise<StripeUnavailable | undefined> {
  await forgetRefusedRates(platform, error);
  // Such as `customer_tax_location_invalid`, or the parameter `automatic_tax`.
  const isOfTaxes = [error.code, error.parameter].some((said) => said?.includes('tax'));
  return isOfTaxes ? new StripeUnavailable({ answered: true }) : undefined;
}
