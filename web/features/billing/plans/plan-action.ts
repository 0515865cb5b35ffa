import type { PlanId } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscriptions.ts';

/**
 * What the button of a plan does. `free`: leads to an account; `own`: says that it is active; `try`: begins with the free trial;
 * `pay`: begins without one. The others lead to where the subscription is looked after: `current`
 * from the plan that counts now, `change` from one to change to.
 */
export type PlanAction = 'current' | 'free' | 'own' | 'try' | 'pay' | 'change' | 'manage';

/** The action of a plan for somebody with this subscription; undefined for everybody without one. */
export function planAction(plan: PlanId, own: OwnSubscription | undefined): PlanAction {
  if (own?.status === 'active' && own.plan.id === plan) return 'current';
  if (plan !== 'free' && own?.allowedActions.includes('change_plan')) return 'change';
  if (own && !own.allowedActions.includes('subscribe')) return 'manage';
  if (plan === 'free') {
    if (own?.status === 'active') return 'manage';
    return own ? 'own' : 'free';
  }
  return own && !own.trialAvailable ? 'pay' : 'try';
}
