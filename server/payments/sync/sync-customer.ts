import type { Platform } from '#server/platform/platform.ts';
import { storeSnapshot } from './store-snapshot.ts';
import { findIdByCustomer } from './queries-sync.ts';
import { callStripe } from '#server/payments/stripe/call-stripe.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import { StripeRefused } from '#server/payments/stripe/stripe-errors.ts';

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
  const snapshot = await fetchSnapshot(platform, customerId);
  const surplus = await storeSnapshot(platform, professionalId, snapshot);
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
