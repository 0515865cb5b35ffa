import type { PlanId } from '#contract/billing/plans.ts';
import type { PaidPlanId, Standing } from '#contract/billing/subscriptions.ts';
import type { SubscriptionRow } from './queries.ts';

type Paid = Pick<SubscriptionRow, 'status' | 'plan_id' | 'has_payment_method'>;
type Known = Paid & Pick<SubscriptionRow, 'cancels_at' | 'entitled_since'>;

/**
 * The plan that a subscription entitles to, or null: a trial counts with a card only, and a
 * past-due one keeps the plan during dunning.
 */
export function entitledPlan({ status, plan_id, has_payment_method }: Paid): PaidPlanId | null {
  return isEntitling(status) && (status !== 'trialing' || has_payment_method) ? plan_id : null;
}

const ENTITLING = ['trialing', 'active', 'past_due'] as const;
const ENDED: readonly (string | null)[] = ['canceled', 'incomplete_expired'];

/** Whether a status of Stripe, or a standing, entitles to a plan and renews by itself. */
export function isEntitling(status: string | null): status is (typeof ENTITLING)[number] {
  return ENTITLING.some((one) => one === status);
}

/** Whether a status of Stripe is final. */
export function isEnded(status: string | null): boolean {
  return ENDED.includes(status);
}

/** The standing of a professional, from the last snapshot and the plan whose quota counts. */
export function standingOf(row: Known | undefined, planInForce: PlanId): Standing {
  if (row && isEntitling(row.status) && entitledPlan(row)) {
    return row.cancels_at ? 'ending' : row.status;
  }
  if (planInForce !== 'free') return 'granted';
  return row?.entitled_since ? 'ended' : 'free';
}
