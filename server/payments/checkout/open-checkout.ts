import type { Stripe } from 'stripe';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { startSubscription, type SubscriptionStart } from './start-subscription.ts';
import { expireSessions, listOpenSessions } from '#server/payments/stripe/checkout-sessions.ts';
import { stripeLocale } from '#server/payments/stripe/stripe-customer.ts';
import { cancelImmediately } from '#server/payments/stripe/open-subscriptions.ts';
import { createOnce } from '#server/payments/stripe/create-once.ts';
import { ownPage, type OwnCall } from '#server/payments/own-call.ts';
import type { TaxesInForce } from '#server/payments/taxes/tax-rates.ts';
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
  const { row, professionalId, planId, price, taxes, trialDays } = start;
  return {
    mode: 'subscription',
    customer: row.stripe_customer_id,
    client_reference_id: professionalId,
    line_items: [{ price, quantity: 1 }],
    locale: stripeLocale(call.language),
    payment_method_collection: 'always',
    // Stripe replaces the braces with the id of the session.
    success_url: ownPage(platform, call, `${RETURN}success&session_id={CHECKOUT_SESSION_ID}`),
    cancel_url: ownPage(platform, call, `${RETURN}cancelled`),
    metadata: { professionalId, planId, price, trialDays, ...taxMark(taxes) },
    ...(taxes.mode === 'automatic' && BY_ADDRESS),
    subscription_data: {
      metadata: { professionalId, planId },
      ...(taxes.rateIds.length > 0 && { default_tax_rates: [...taxes.rateIds] }),
      ...(trialDays > 0 && {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

/** The page asks where somebody is; the address becomes their customer's, for the months that follow. */
const BY_ADDRESS = {
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  customer_update: { address: 'auto', name: 'auto' },
  tax_id_collection: { enabled: true },
} as const;

/** By which a page of other taxes is known; none where there are none. */
function taxMark({ mode, rateIds }: TaxesInForce): { taxes?: string } {
  if (mode === 'none') return {};
  return { taxes: mode === 'rates' ? rateIds.join(' ') : mode };
}

type SessionParameters = ReturnType<typeof sessionFor>;

function isSameCheckout(session: Stripe.Checkout.Session, wanted: SessionParameters): boolean {
  return (
    session.metadata?.planId === wanted.metadata.planId &&
    session.metadata.price === wanted.metadata.price &&
    session.metadata.trialDays === String(wanted.metadata.trialDays) &&
    session.metadata.taxes === wanted.metadata.taxes &&
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
