import * as calls from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { getTaxes, namedPlan, taxField } from '#server/subscriptions/subscriptions.ts';
import { findStartedSubscription } from './checkout/started-subscription.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import { createSubscription } from './checkout/create-subscription.ts';
import { assertOwn } from './own-call.ts';
import { ownSubscription } from './billing/own-subscription.ts';
import { insertTerms } from './queries-customers.ts';
import { billingRoutes } from './billing/routes-billing.ts';
import { checkoutOutcome } from './checkout/checkout-outcome.ts';

export function paymentRoutes(platform: Platform): Route[] {
  const { db, clock, stripe } = platform;
  return [
    route(calls.paymentOptions, async () => ({
      available: stripe !== undefined,
      mode: stripe?.mode ?? null,
      publishableKey: stripe?.publishableKey ?? null,
    })),

    route(calls.getSubscription, async ({ query }, call) => {
      assertOwn(call, query);
      return ownSubscription(platform, call);
    }),

    route(calls.createSubscription, ({ body }, call) => createSubscription(platform, call, body)),

    route(calls.begunSubscription, ({ query }, call) =>
      findStartedSubscription(platform, call, query.client_secret),
    ),

    route(calls.checkout, async ({ body }, call) => ({
      url: await openCheckout(platform, call, body),
    })),

    route(calls.subscribe, async ({ body }, call) => {
      const checkoutUrl = await openCheckout(platform, call, body);
      const [plan, taxes] = await Promise.all([
        namedPlan(db, body.planId, call.language),
        getTaxes(db),
      ]);
      const { name: planName, price: planPrice } = plan;
      const tax = taxField(taxes, Math.round(planPrice * 100));
      return { checkoutUrl, planName, planPrice, ...tax, currency: 'usd' as const };
    }),

    route(calls.subscriptionSuccess, ({ query }, call) =>
      checkoutOutcome(platform, call, query.session_id),
    ),

    route(calls.agreeToSubscriptionTerms, async ({ body }, call) => {
      await limit(platform, call, 'billing');
      const { professionalId } = call.session;
      await insertTerms(db, { ...body, professionalId, at: clock.now() });
    }),

    ...billingRoutes(platform),
  ];
}
