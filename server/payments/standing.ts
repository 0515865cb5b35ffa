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
  return isEntitling(status) && (status !== 'trialing' || has_payment_method) ? plan_id : null;
}

const ENTITLING = ['trialing', 'active', 'past_due'] as const;
const ENDED: readonly (string | null)[] = ['canceled', 'incomplete_expired'];

/** Whether a status of Stripe, or a standing, is one that a plan comes of and that renews by itself. */
export function isEntitling(status: string | null): status is (typeof ENTITLING)[number] {
  return ENTITLING.some((one) => one === status);
}

/** Whether a status of Stripe is one that no subscription leaves again. */
export function isEnded(status: string | null): boolean {
  return ENDED.includes(status);
}

/** How a professional stands, from what Stripe said last and the plan whose quota counts. */
export function standingOf(row: Known | undefined, planInForce: PlanId): Standing {
  if (row && isEntitling(row.status) && entitledPlan(row)) {
    return row.cancels_at ? 'ending' : row.status;
  }
  if (planInForce !== 'free') return 'granted';
  return row?.entitled_since ? 'ended' : 'free';
}
