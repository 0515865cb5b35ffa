import type { Stripe } from 'stripe';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { startSubscription, type SubscriptionStart } from './start-subscription.ts';
import { expireSessions, listOpenSessions } from '#server/payments/stripe/checkout-sessions.ts';
import { STRIPE_LOCALES } from '#server/payments/stripe/stripe-customer.ts';
import { cancelImmediately } from '#server/payments/stripe/open-subscriptions.ts';
import { createOnce } from '#server/payments/stripe/create-once.ts';
import { ownPage, type OwnCall } from '#server/payments/own-call.ts';
import { StripeUnavailable } from '#server/payments/stripe/stripe-errors.ts';

const RETURN = '/professional-dashboard?subscription=';

/**
 * Opens a payment page (Checkout Session) of Stripe for a plan; idempotent while it is open.
 * @throws as startSubscription
 */
export function openCheckout(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined; planId: PaidPlanId },
): Promise<string> {
  return startSubscription(platform, call, asked, async (start) => {
    const wanted = sessionFor(platform, call, start);
    const open = await listOpenSessions(platform, start.row.stripe_customer_id);
    const same = open.find((session) => isSameCheckout(session, wanted));
    await expireSessions(
      platform,
      open.filter((session) => session !== same),
    );
    // Otherwise a form still open in another tab could pay for a second one.
    await cancelImmediately(platform, start.unfinished);
    const { url } = same ?? (await createSession(platform, start, wanted));
    if (!url) throw new StripeUnavailable({ answered: true });
    return url;
  });
}

function sessionFor(platform: Platform, call: OwnCall, start: SubscriptionStart) {
  const { row, professionalId, planId, price, trialDays } = start;
  return {
    mode: 'subscription',
    customer: row.stripe_customer_id,
    client_reference_id: professionalId,
    line_items: [{ price, quantity: 1 }],
    locale: STRIPE_LOCALES[call.language],
    payment_method_collection: 'always',
    // Stripe replaces the braces with the id of the session.
    success_url: ownPage(platform, call, `${RETURN}success&session_id={CHECKOUT_SESSION_ID}`),
    cancel_url: ownPage(platform, call, `${RETURN}cancelled`),
    metadata: { professionalId, planId, price, trialDays },
    subscription_data: {
      metadata: { professionalId, planId },
      ...(trialDays > 0 && {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

type SessionParameters = ReturnType<typeof sessionFor>;

function isSameCheckout(session: Stripe.Checkout.Session, wanted: SessionParameters): boolean {
  return (
    session.metadata?.planId === wanted.metadata.planId &&
    session.metadata.price === wanted.metadata.price &&
    session.metadata.trialDays === String(wanted.metadata.trialDays) &&
    session.locale === wanted.locale &&
    session.success_url === wanted.success_url
  );
}

function createSession(
  platform: Platform,
  { row, professionalId }: SubscriptionStart,
  wanted: SessionParameters,
) {
  const scope = { what: 'checkout', professionalId, attempt: row.attempt } as const;
  return createOnce(platform, scope, wanted, (stripe, options) =>
    stripe.checkout.sessions.create(wanted, options),
  );
}
