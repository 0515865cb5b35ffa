import type { Stripe } from 'stripe';
import type { PlanId } from '#contract/billing/plans.ts';
import type { Change } from '#server/platform/change.ts';
import { startPlan } from '#server/subscriptions/subscriptions.ts';
import { overdueInvoice, type SubscriptionState } from './subscription-state.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';
import { entitledPlan } from '#server/payments/standing.ts';
import { isTrialEnding } from './trial-ending.ts';

declare module '#server/platform/change.ts' {
  interface DomainEvents {
    /** Another plan counts: one is paid for or tried from now on, or not any more. */
    'subscription.changed': {
      professionalId: string;
      subscriptionId: string | null;
      from: PlanId;
      to: PlanId;
    };
    /** A trial ends within days, and is charged for then. Said more than once. */
    'trial.ending': { professionalId: string; subscriptionId: string };
    /** A renewal could not be charged; the plan stays while it is tried again. Said more than once. */
    'payment.failed': { professionalId: string; invoiceId: string };
  }
}

interface PlanUpdate {
  /** As it was before. */
  row: SubscriptionRow;
  state: SubscriptionState;
  effective: Stripe.Subscription | undefined;
  now: Date;
}

/**
 * Applies the plan that is paid for where it is another one than before, and records what
 * its professional is to be told. A plan that nobody paid for stays where nothing was paid for since.
 */
export async function applyPlan(change: Change, { row, state, effective, now }: PlanUpdate) {
  const professionalId = row.professional_id;
  const subscriptionId = state.stripe_subscription_id ?? row.stripe_subscription_id;
  const from = entitledPlan(row) ?? 'free';
  const to = entitledPlan(state) ?? 'free';
  if (from !== to) {
    await startPlan(change, professionalId, to, now);
    change.record({ type: 'subscription.changed', professionalId, subscriptionId, from, to });
  }
  if (subscriptionId && isTrialEnding(state, now)) {
    change.record({ type: 'trial.ending', professionalId, subscriptionId });
  }
  const invoice = effective?.status === 'past_due' && overdueInvoice(effective);
  if (invoice) change.record({ type: 'payment.failed', professionalId, invoiceId: invoice.id });
}
