import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { StripeRefused, StripeUnavailable } from '#server/payments/stripe/stripe-errors.ts';
import type { StripeSnapshot } from '#server/payments/sync/fetch-snapshot.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';
import { chooseSubscription } from '#server/payments/sync/choose-subscription.ts';
import { paymentMethodOf, renews } from '#server/payments/sync/subscription-state.ts';
import { findTaxesInForce, type TaxesInForce } from './tax-rates.ts';
import { forgetRefusedRates } from './tax-refusal.ts';

/**
 * Gives the subscription that counts in a snapshot the taxes in force, for its next invoice. Before an owner
 * ever chose any, what somebody set by hand at Stripe stays.
 * @returns whether something was changed there
 * @throws Refusal `payments_unreachable`
 */
export async function alignTaxes(
  platform: Platform,
  snapshot: StripeSnapshot,
  known: SubscriptionRow,
): Promise<boolean> {
  const { effective } = chooseSubscription(snapshot, known, platform.clock.now());
  if (!effective || !isCharged(effective, snapshot)) return false;
  const taxes = await findTaxesInForce(platform);
  if (!taxes.isChosen) return false;
  if (hasTaxes(effective, taxes) || !mayHave(snapshot, taxes)) return false;
  await setTaxes(platform, effective, taxes);
  return true;
}

/** A trial without a card ends without a charge. */
function isCharged(one: Stripe.Subscription, { customerPaymentMethod }: StripeSnapshot): boolean {
  const hasCard = paymentMethodOf(one, customerPaymentMethod) !== null;
  return renews(one) && (hasCard || one.status !== 'trialing');
}

/** Whether a subscription is taxed that way. */
export function hasTaxes(
  { automatic_tax: automatic, default_tax_rates: rates, items }: TaxedSubscription,
  { mode, rateIds }: Pick<TaxesInForce, 'mode' | 'rateIds'>,
): boolean {
  const ids = (rates ?? []).map(({ id }) => id);
  const isSame = ids.toSorted().join() === rateIds.toSorted().join();
  if (items.data.some(hasOwnRates)) return false;
  return isSame && automatic.enabled === (mode === 'automatic');
}

type TaxedSubscription = Pick<Stripe.Subscription, 'automatic_tax' | 'default_tax_rates' | 'items'>;

/** They would count before those of the subscription. */
function hasOwnRates({ tax_rates: rates }: Stripe.SubscriptionItem): boolean {
  return (rates ?? []).length > 0;
}

/** Stripe Tax needs to know where a customer is: without that they go on as they were. */
function mayHave({ hasAddress }: StripeSnapshot, { mode }: TaxesInForce): boolean {
  return mode !== 'automatic' || hasAddress;
}

async function setTaxes(
  platform: Platform,
  { id, items }: Stripe.Subscription,
  taxes: TaxesInForce,
): Promise<void> {
  const cleared = items.data
    .filter(hasOwnRates)
    .map((item) => ({ id: item.id, tax_rates: '' as const }));
  const wanted: Stripe.SubscriptionUpdateParams = {
    ...taxParameters(taxes),
    ...(cleared.length > 0 && { items: cleared, proration_behavior: 'none' }),
  };
  await callStripe(platform, (stripe) => stripe.subscriptions.update(id, wanted)).catch(
    async (error: unknown) => {
      if (!(error instanceof StripeRefused)) throw error;
      if (await forgetRefusedRates(platform, error))
        throw new StripeUnavailable({ answered: true });
      // Ended meanwhile, or at an address that Stripe does not recognize.
      platform.log.warn({ subscription: id, why: error.code }, 'a subscription got no taxes');
    },
  );
}

/** What takes one kind of tax off and puts another on. */
export function taxParameters({ mode, rateIds }: Pick<TaxesInForce, 'mode' | 'rateIds'>) {
  return {
    automatic_tax: { enabled: mode === 'automatic' },
    default_tax_rates: rateIds.length > 0 ? [...rateIds] : '',
  } satisfies Stripe.SubscriptionUpdateParams;
}
