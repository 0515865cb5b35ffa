import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { storeSnapshot } from './store-snapshot.ts';
import { findSubscription } from '#server/payments/queries.ts';
import { findIdByCustomer } from './queries-sync.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import { StripeRefused, StripeUnavailable } from '#server/payments/stripe/stripe-errors.ts';
import { alignTaxes } from '#server/payments/taxes/align-taxes.ts';

/**
 * Fetches a snapshot of a customer from Stripe, stores it unless a newer one is stored, and applies its plan. Surplus subscriptions are cancelled at Stripe. An unknown customer is ignored. @throws as callStripe: then the stored state
 * stays
 */
export async function syncCustomer(platform: Platform, customerId: string): Promise<void> {
  const professionalId = await findIdByCustomer(platform.db, customerId);
  if (professionalId === undefined) {
    platform.log.info({ customerId }, 'no professional is this customer of Stripe');
    return;
  }
  const { snapshot, unreachable } = await fetchTaxed(platform, { professionalId, customerId });
  const surplus = await storeSnapshot(platform, professionalId, snapshot);
  await cancelAllSurplus(platform, { professionalId, customerId, surplus });
  if (unreachable) throw unreachable;
}

/**
 * A snapshot whose subscription has the taxes in force. What is known is stored even where Stripe could not
 * be told of them.
 */
async function fetchTaxed(
  platform: Platform,
  { professionalId, customerId }: Pick<Ending, 'professionalId' | 'customerId'>,
) {
  const snapshot = await fetchSnapshot(platform, customerId);
  const known = await findSubscription(platform.db, professionalId);
  if (!known) return { snapshot };
  try {
    const isChanged = await alignTaxes(platform, snapshot, known);
    return { snapshot: isChanged ? await fetchSnapshot(platform, customerId) : snapshot };
  } catch (error) {
    if (!(error instanceof StripeUnavailable)) throw error;
    return { snapshot, unreachable: error };
  }
}

interface Ending {
  professionalId: string;
  customerId: string;
  surplus: readonly Stripe.Subscription[];
}

async function cancelAllSurplus(
  platform: Platform,
  { professionalId, customerId, surplus }: Ending,
): Promise<void> {
  if (surplus.length === 0) return;
  for (const { id, status } of surplus) {
    platform.log.warn(
      { professionalId, subscription: id, status },
      'ending a subscription that must not go on',
    );
    await cancelSurplus(platform, id, status === 'active');
  }
  await storeSnapshot(platform, professionalId, await fetchSnapshot(platform, customerId));
}

/** Cancels a subscription at once; unused paid time is credited to the customer. */
async function cancelSurplus(platform: Platform, id: string, isPaid: boolean): Promise<void> {
  const credit = isPaid ? { prorate: true, invoice_now: true } : {};
  try {
    await callStripe(platform, (stripe) => stripe.subscriptions.cancel(id, credit));
  } catch (error) {
    // It may have ended by itself: the next snapshot says so.
    if (!(error instanceof StripeRefused)) throw error;
  }
}
