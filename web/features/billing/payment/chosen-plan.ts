import { PAID_PLAN_IDS, type PaidPlanId } from '#contract/billing/subscriptions.ts';

const KEY = 'nearhand:chosen-plan';

/** Narrows any text to a plan that is paid for, or undefined. */
export function asPaidPlan(text: string | null | undefined): PaidPlanId | undefined {
  return PAID_PLAN_IDS.find((id) => id === text);
}

/** Keeps the chosen plan while its person is away at a provider to sign in. Lasts as long as the tab. */
export function storeChosenPlan(plan: PaidPlanId): void {
  try {
    sessionStorage.setItem(KEY, plan);
  } catch {
    // Closed storage: they choose once more.
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

/** Drops it once it is subscribed to. */
export function clearChosenPlan(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Closed storage holds nothing.
  }
}
