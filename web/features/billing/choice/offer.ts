import type { Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription, PaidPlanId } from '#contract/billing/subscriptions.ts';

/** What a card of the plan choice offers: none of it where the server allows none of it. */
export type Offer =
  | { kind: 'current' | 'none' | 'leave' }
  | { kind: 'trial' | 'subscribe' | 'upgrade' | 'downgrade'; planId: PaidPlanId };

type Standing = Pick<OwnSubscription, 'plan' | 'trialAvailable' | 'allowedActions'>;

/** What can be done with a plan, by what the server allows alone. */
export function offerOf(plan: Pick<Plan, 'id' | 'price'>, subscription: Standing): Offer {
  const { plan: current, trialAvailable, allowedActions } = subscription;
  if (plan.id === current.id) return { kind: 'current' };
  if (plan.id === 'free') return { kind: allowedActions.includes('cancel') ? 'leave' : 'none' };
  if (allowedActions.includes('change_plan'))
    return { kind: plan.price > current.price ? 'upgrade' : 'downgrade', planId: plan.id };
  if (allowedActions.includes('subscribe'))
    return { kind: trialAvailable ? 'trial' : 'subscribe', planId: plan.id };
  return { kind: 'none' };
}
