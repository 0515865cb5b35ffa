import type { Stripe } from 'stripe';
import { methodOf } from './mapping.ts';
import type { SubscriptionRow } from './queries.ts';
import type { Reading } from './read-stripe.ts';

type Trial = Pick<SubscriptionRow, 'trial_used_at' | 'trial_subscription_id'>;

export interface Choice {
  /** The subscription that counts for a professional; they may have begun several. */
  counts: Stripe.Subscription | undefined;
  /** What must not go on beside it. */
  surplus: readonly Stripe.Subscription[];
}

/**
 * Of all the subscriptions of one customer, the one that counts: one that entitles to its plan, else
 * one that is begun, else the newest. A second trial never counts and does not go on; neither does
 * anything else beside a subscription that entitles.
 */
export function chooseSubscription(
  { subscriptions, customersMethod }: Pick<Reading, 'subscriptions' | 'customersMethod'>,
  trial: Trial,
): Choice {
  const secondTrials = subscriptions.filter((one) => isSecondTrial(one, trial));
  const rank = (one: Stripe.Subscription) => rankOf(one, customersMethod);
  const [counts] = subscriptions
    .filter((one) => !secondTrials.includes(one))
    .toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  const isEntitling = counts !== undefined && rank(counts) === ENTITLES;
  const beside = isEntitling ? subscriptions.filter((one) => one !== counts && isLive(one)) : [];
  return { counts, surplus: [...new Set([...secondTrials, ...beside])] };
}

const ENTITLES = 0;
const BEGUN = 1;
const OVER = 2;

function rankOf(one: Stripe.Subscription, customersMethod: Stripe.PaymentMethod | null): number {
  const isTried = one.status === 'trialing' && methodOf(one, customersMethod) !== null;
  if (isTried || one.status === 'active' || one.status === 'past_due') return ENTITLES;
  return isLive(one) ? BEGUN : OVER;
}

function isLive({ status }: Stripe.Subscription): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

function isSecondTrial({ id, status }: Stripe.Subscription, trial: Trial): boolean {
  return (
    status === 'trialing' && trial.trial_used_at !== null && trial.trial_subscription_id !== id
  );
}
