import type { Stripe } from 'stripe';
import type { PaidPlanId } from '#contract/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { begin, TRIAL_DAYS, type Beginning } from './begin.ts';
import { expireAll, listOpen } from './checkout-sessions.ts';
import { STRIPE_LOCALES } from './customer.ts';
import { endAtOnce } from './live.ts';
import { createOnce } from './once.ts';
import { ownPage, type OwnCall } from './own-call.ts';
import { StripeAway } from './stripe-failure.ts';

const RETURN = '/professional-dashboard?subscription=';

/**
 * The address of a payment page of Stripe for a plan: the same one while it is open.
 * @throws as begin
 */
export function openCheckout(
  platform: Platform,
  call: OwnCall,
  asked: { professionalId?: string | undefined; planId: PaidPlanId },
): Promise<string> {
  return begin(platform, call, asked, async (beginning) => {
    const wanted = sessionFor(platform, call, beginning);
    const open = await listOpen(platform, beginning.row.stripe_customer_id);
    const same = open.find((session) => isFor(session, wanted));
    await expireAll(
      platform,
      open.filter((session) => session !== same),
    );
    // Else a form that is still open in another tab could pay for a second one.
    await endAtOnce(platform, beginning.unfinished);
    const { url } = same ?? (await create(platform, beginning, wanted));
    if (!url) throw new StripeAway({ answered: true });
    return url;
  });
}

function sessionFor(platform: Platform, call: OwnCall, beginning: Beginning) {
  const { row, professionalId, planId, price, hasTrial } = beginning;
  return {
    mode: 'subscription',
    customer: row.stripe_customer_id,
    client_reference_id: professionalId,
    line_items: [{ price, quantity: 1 }],
    locale: STRIPE_LOCALES[call.language],
    payment_method_collection: 'always',
    // Stripe writes the id of the session in place of the braces.
    success_url: ownPage(platform, call, `${RETURN}success&session_id={CHECKOUT_SESSION_ID}`),
    cancel_url: ownPage(platform, call, `${RETURN}cancelled`),
    metadata: { professionalId, planId, trialDays: hasTrial ? TRIAL_DAYS : 0 },
    subscription_data: {
      metadata: { professionalId, planId },
      ...(hasTrial && {
        trial_period_days: TRIAL_DAYS,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
  } as const satisfies Stripe.Checkout.SessionCreateParams;
}

type Wanted = ReturnType<typeof sessionFor>;

function isFor(session: Stripe.Checkout.Session, wanted: Wanted): boolean {
  return (
    session.metadata?.planId === wanted.metadata.planId &&
    session.metadata.trialDays === String(wanted.metadata.trialDays) &&
    session.locale === wanted.locale &&
    session.success_url === wanted.success_url
  );
}

function create(platform: Platform, { row, professionalId }: Beginning, wanted: Wanted) {
  const once = { what: 'checkout', professionalId, attempt: row.attempt } as const;
  return createOnce(platform, once, wanted, (stripe, options) =>
    stripe.checkout.sessions.create(wanted, options),
  );
}
