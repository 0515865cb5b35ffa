import type { PlanChange } from '#contract/billing/subscriptions.ts';

/** Which text says what a plan change costs: `creditLead` where the next charge is less than a whole month. */
export function leadOf(change: PlanChange | undefined) {
  if (!change) return 'lead';
  if (change.dueNow > 0) return 'payLead';
  const month = change.plan.tax?.total ?? change.plan.price;
  return change.nextCharge.amount < month ? 'creditLead' : 'lead';
}
