import { PAID_PLAN_IDS, type PaidPlanId } from '#contract/billing/subscriptions.ts';

const KEY = 'nearhand:chosen-plan';

/** Narrows any text to a paid plan, or undefined. */
export function asPaidPlan(text: string | null | undefined): PaidPlanId | undefined {
  return PAID_PLAN_IDS.find((id) => id === text);
}

/** Stores the chosen plan during a sign-in at a provider, for the life of the tab. */
export function storeChosenPlan(plan: PaidPlanId): void {
  try {
    sessionStorage.setItem(KEY, plan);
  } catch {
    // Storage is blocked: they choose again.
  }
}

/** The plan chosen before, or undefined. */
export function chosenPlan(): PaidPlanId | undefined {
  try {
    return asPaidPlan(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Clears it once it is subscribed to. */
export function clearChosenPlan(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}
