import type { OwnSubscription } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import type { OwnCall } from '#server/payments/own-call.ts';
import { ownSubscription } from './own-subscription.ts';
import { findSubscription } from '#server/payments/queries.ts';
import { accountOf } from '#server/payments/stripe/call-stripe.ts';
import { syncCustomer } from '#server/payments/sync/sync-customer.ts';

/**
 * Syncs the caller's subscription from Stripe, without waiting for its webhook.
 * @throws Refusal `payments_unavailable`, `payments_unreachable`
 */
export async function refreshSubscription(
  platform: Platform,
  call: OwnCall,
): Promise<OwnSubscription> {
  const { professionalId } = call.session;
  accountOf(platform);
  await limit(platform, call, 'billing');
  const row = await findSubscription(platform.db, professionalId);
  if (row?.stripe_customer_id) await syncCustomer(platform, row.stripe_customer_id);
  return ownSubscription(platform, call);
}
