import type { PlanId } from '#contract/billing/plans.ts';
import type { PaidPlanId, Standing } from '#contract/billing/subscriptions.ts';
import type { SubscriptionRow } from './queries.ts';

type Paid = Pick<SubscriptionRow, 'status' | 'plan_id' | 'has_payment_method'>;
type Known = Paid & Pick<SubscriptionRow, 'cancels_at' | 'entitled_since'>;

/**
 * The plan that a subscription pays for, or null: a trial counts with a card only, and who could not
 * be charged keeps the plan while Stripe tries again.
 */
export function entitledPlan({ status, plan_id, has_payment_method }: Paid): PaidPlanId | null {
  const isTried = status === 'trialing' && has_payment_method;
  return isTried || status === 'active' || status === 'past_due' ? plan_id : null;
}

/** How a professional stands, from what Stripe said last and the plan whose quota counts. */
export function standingOf(row: Known | undefined, planInForce: PlanId): Standing {
  if (row && entitledPlan(row)) {
    return row.cancels_at ? 'ending' : (row.status as 'trialing' | 'active' | 'past_due');
  }
  if (planInForce !== 'free') return 'granted';
  return row?.entitled_since ? 'ended' : 'free';
}
