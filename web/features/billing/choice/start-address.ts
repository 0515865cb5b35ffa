import type { Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription, PaidPlanId } from '#contract/billing/subscriptions.ts';
import { offerOf } from '#web/features/billing/plan-offer.ts';
import { href } from '#web/lib/navigation/paths.ts';

/** Where a plan is begun on the page of the payment provider, its terms before it. */
export function startAddress(planId: PaidPlanId): string {
  return href('/professional-dashboard', { tab: 'subscription', start: planId });
}

/** The plan that such an address begins, where the reader may begin it. */
export function planToStart(
  named: string | null,
  plans: readonly Plan[],
  subscription: OwnSubscription,
) {
  const plan = plans.find(({ id }) => id === named);
  const offer = plan && offerOf(plan, subscription);
  return offer?.kind === 'trial' || offer?.kind === 'subscribe' ? { plan: plan!, offer } : null;
}
