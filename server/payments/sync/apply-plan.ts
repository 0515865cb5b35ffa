import type { Stripe } from 'stripe';
import type { Change } from '#server/platform/change.ts';
import { startPlan } from '#server/subscriptions/subscriptions.ts';
import { overdueInvoice, type SubscriptionState } from './subscription-state.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';
import { entitledPlan } from '#server/payments/standing.ts';
import { isTrialEnding } from './trial-ending.ts';

interface PlanUpdate {
  /** The row before the snapshot. */
  row: SubscriptionRow;
  state: SubscriptionState;
  effective: Stripe.Subscription | undefined;
  now: Date;
}

/**
 * Applies the paid plan where it changed, and records the domain events for the professional's
 * notices. A granted plan stays where nothing was paid since.
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
