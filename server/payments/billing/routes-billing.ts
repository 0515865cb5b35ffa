import * as calls from '#contract/billing/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { changePlan } from './change-plan.ts';
import { listOwnInvoices } from './invoices.ts';
import { openBillingPortal } from './billing-portal.ts';
import { previewPlanChange } from './preview-plan-change.ts';
import { refreshSubscription } from './refresh-subscription.ts';

/** The calls of professionals who have a subscription. */
export function billingRoutes(platform: Platform): Route[] {
  return [
    route(calls.refreshSubscription, (_, call) => refreshSubscription(platform, call)),

    route(calls.manageBilling, async ({ body }, call) => ({
      billingPortalUrl: await openBillingPortal(platform, call, body),
    })),

    route(calls.cancelSubscription, ({ body }, call) => cancelSubscription(platform, call, body)),

    route(calls.resumeSubscription, ({ body }, call) => resumeSubscription(platform, call, body)),

    route(calls.previewPlanChange, ({ query }, call) =>
      previewPlanChange(platform, call, query.planId),
    ),

    route(calls.changePlan, ({ body }, call) => changePlan(platform, call, body)),

    route(calls.listInvoices, (_, call) => listOwnInvoices(platform, call)),
  ];
}
