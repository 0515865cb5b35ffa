import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { stripeLocale } from '#server/payments/stripe/stripe-customer.ts';
import { assertOwn, ownPage, type OwnCall } from '#server/payments/own-call.ts';
import { assertAllowed, findStanding } from '#server/payments/find-standing.ts';
import { accountOf, callStripe } from '#server/payments/stripe/call-stripe.ts';

/**
 * Creates a session of Stripe's billing portal for the caller's cards and invoices; it returns to their dashboard
 * only.
 * @throws Refusal `not_yours`, `not_subscribed`, `payments_unavailable`, `payments_unreachable`
 */
export async function openBillingPortal(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined },
): Promise<string> {
  assertOwn(call, asked);
  accountOf(platform);
  await limit(platform, call, 'billing');
  const own = await findStanding(platform.db, call.session.professionalId);
  const { stripe_customer_id: customer } = assertAllowed(own, 'manage_billing');
  const { url } = await callStripe(platform, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      locale: stripeLocale(call.language),
      return_url: ownPage(platform, call, '/professional-dashboard?tab=subscription'),
    }),
  );
  return url;
}
