import type { PlanId } from '#contract/plans.ts';
import type { OwnSubscription } from '#contract/subscriptions.ts';

/**
 * What the button of a plan does. `current`: nothing, it is theirs; `free`: says that it is active;
 * `try`: begins with the free trial; `pay`: begins without one; `manage`: leads to where a running
 * subscription is changed or ended.
 */
export type PlanAction = 'current' | 'free' | 'try' | 'pay' | 'manage';

/** The action of a plan for somebody with this subscription; undefined for everybody without one. */
export function planAction(plan: PlanId, own: OwnSubscription | undefined): PlanAction {
  if (own?.status === 'active' && own.plan.id === plan) return 'current';
  if (own && !own.allowedActions.includes('subscribe')) return 'manage';
  if (plan === 'free') return own?.status === 'active' ? 'manage' : 'free';
  return own && !own.trialAvailable ? 'pay' : 'try';
}
