import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';
import type { StripeSnapshot } from '#server/payments/sync/fetch-snapshot.ts';
import { paymentMethodOf, renews } from '#server/payments/sync/subscription-state.ts';
import { findTaxesInForce, type TaxesInForce } from './tax-rates.ts';

/**
 * Gives the subscriptions of a snapshot the taxes in force, for their next invoice. Before an owner ever
 * chose any, what somebody set by hand at Stripe stays.
 * @returns whether something was changed there
 * @throws Refusal `payments_unreachable`
 */
export async function alignTaxes(platform: Platform, snapshot: StripeSnapshot): Promise<boolean> {
  const charged = snapshot.subscriptions.filter(
    (one) => renews(one) && paymentMethodOf(one, snapshot.customerPaymentMethod) !== null,
  );
  if (charged.length === 0) return false;
  const taxes = await findTaxesInForce(platform);
  if (!taxes.isChosen) return false;
  const wrong = charged.filter((one) => !hasTaxes(one, taxes) && mayHave(snapshot, taxes));
  for (const one of wrong) await setTaxes(platform, one, taxes);
  return wrong.length > 0;
}

/** Whether a subscription is taxed that way. */
export function hasTaxes(
  { automatic_tax: automatic, default_tax_rates: rates }: TaxedSubscription,
  { mode, rateIds }: Pick<TaxesInForce, 'mode' | 'rateIds'>,
): boolean {
  const ids = (rates ?? []).map(({ id }) => id);
  const isSame = ids.toSorted().join() === rateIds.toSorted().join();
  return isSame && automatic.enabled === (mode === 'automatic');
}

type TaxedSubscription = Pick<Stripe.Subscription, 'automatic_tax' | 'default_tax_rates'>;

/** Stripe Tax needs to know where a customer is: without that they go on as they were. */
function mayHave({ hasAddress }: StripeSnapshot, { mode }: TaxesInForce): boolean {
  return mode !== 'automatic' || hasAddress;
}

async function setTaxes(
  platform: Platform,
  { id }: Stripe.Subscription,
  taxes: TaxesInForce,
): Promise<void> {
  await callStripe(platform, (stripe) =>
    stripe.subscriptions.update(id, taxParameters(taxes)),
  ).catch((error: unknown) => {
    // Ended meanwhile, or at an address that Stripe does not recognize.
    if (!(error instanceof StripeRefused)) throw error;
    platform.log.warn({ subscription: id, why: error.code }, 'a subscription got no taxes');
  });
}

/** What takes one kind of tax off and puts another on. */
export function taxParameters({ mode, rateIds }: Pick<TaxesInForce, 'mode' | 'rateIds'>) {
  return {
    automatic_tax: { enabled: mode === 'automatic' },
    default_tax_rates: rateIds.length > 0 ? [...rateIds] : '',
  } satisfies Stripe.SubscriptionUpdateParams;
}
