import type { Platform } from '#server/platform/platform.ts';
import { keepReading } from './keep-reading.ts';
import { findIdByCustomer } from './queries-sync.ts';
import { askStripe } from './reach.ts';
import { readCustomer } from './read-stripe.ts';
import { StripeRefused } from './stripe-failure.ts';

/**
 * Reads what Stripe knows of a customer, keeps it where nothing newer is kept, and puts the plan that
 * follows from it into force. What must not go on beside it is ended at Stripe. A customer who is
 * nobody's here is left alone.
 * @throws as askStripe: then what was kept stays
 */
export async function syncCustomer(platform: Platform, customerId: string): Promise<void> {
  const professionalId = await findIdByCustomer(platform.db, customerId);
  if (professionalId === undefined) {
    platform.log.info({ customerId }, 'no professional is this customer of Stripe');
    return;
  }
  const reading = await readCustomer(platform, customerId);
  const surplus = await keepReading(platform, professionalId, reading);
  if (surplus.length === 0) return;
  for (const { id, status } of surplus) {
    platform.log.warn(
      { professionalId, subscription: id, status },
      'ending a subscription that must not go on',
    );
    await end(platform, id, status === 'active');
  }
  await keepReading(platform, professionalId, await readCustomer(platform, customerId));
}

/** Ends a subscription at once; what was paid and not used is credited to the customer. */
async function end(platform: Platform, id: string, isPaid: boolean): Promise<void> {
  const credit = isPaid ? { prorate: true, invoice_now: true } : {};
  try {
    await askStripe(platform, (stripe) => stripe.subscriptions.cancel(id, credit));
  } catch (error) {
    // It may have ended by itself: the next reading says so.
    if (!(error instanceof StripeRefused)) throw error;
  }
}
