import type { Stripe } from 'stripe';
import type { PlanId } from '#contract/plans.ts';
import type { Change } from '#server/platform/change.ts';
import { startPlan } from '#server/subscriptions/subscriptions.ts';
import { overdueInvoice, type Stated } from './mapping.ts';
import type { SubscriptionRow } from './queries.ts';
import { entitledPlan } from './standing.ts';
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

interface News {
  /** As it was before. */
  row: SubscriptionRow;
  said: Stated;
  counts: Stripe.Subscription | undefined;
  now: Date;
}

/**
 * Puts the plan that is paid for into force where it is another one than before, and records what
 * its professional is to be told. A plan that nobody paid for stays where nothing was paid for since.
 */
export async function putIntoForce(change: Change, { row, said, counts, now }: News) {
  const professionalId = row.professional_id;
  const subscriptionId = said.stripe_subscription_id ?? row.stripe_subscription_id;
  const from = entitledPlan(row) ?? 'free';
  const to = entitledPlan(said) ?? 'free';
  if (from !== to) {
    await startPlan(change, professionalId, to, now);
    change.record({ type: 'subscription.changed', professionalId, subscriptionId, from, to });
  }
  if (subscriptionId && isTrialEnding(said, now)) {
    change.record({ type: 'trial.ending', professionalId, subscriptionId });
  }
  const invoice = counts?.status === 'past_due' && overdueInvoice(counts);
  if (invoice) change.record({ type: 'payment.failed', professionalId, invoiceId: invoice.id });
}
