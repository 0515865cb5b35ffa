import type { PaidPlanId } from '#contract/subscriptions.ts';
import { asPaidPlan, chosenPlan } from '#web/lib/chosen-plan.ts';

/** What is to be confirmed with a card. */
export interface Confirmation {
  clientSecret: string;
  /** setup: the card is kept for the end of the trial; payment: it is charged now. */
  type: 'setup' | 'payment';
  plan: PaidPlanId | undefined;
}

/** What the address asks to be confirmed; undefined where it brings no secret. */
export function confirmationIn(query: URLSearchParams): Confirmation | undefined {
  const clientSecret = query.get('client_secret');
  if (!clientSecret) return undefined;
  // The beginning of a secret is that of the id of its intent, which names the kind.
  const type = clientSecret.startsWith('seti_') ? 'setup' : 'payment';
  return { clientSecret, type, plan: asPaidPlan(query.get('plan')) };
}

/** The plan to begin where there is no secret yet; undefined leaves it to the server. */
export function wishedPlan(query: URLSearchParams): PaidPlanId | undefined {
  return asPaidPlan(query.get('plan')) ?? chosenPlan();
}
