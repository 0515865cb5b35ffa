import { isEnded, isEntitling } from '#server/payments/standing.ts';
import type { Stripe } from 'stripe';
import { DAY_MS } from '#contract/durations.ts';
import { paymentMethodOf } from './subscription-state.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';
import type { StripeSnapshot } from './fetch-snapshot.ts';

type Known = Pick<
  SubscriptionRow,
  'trial_used_at' | 'trial_subscription_id' | 'stripe_subscription_id'
>;

export interface SubscriptionChoice {
  /** The subscription that counts; there may be several. */
  effective: Stripe.Subscription | undefined;
  /** Surplus subscriptions, to cancel. */
  surplus: readonly Stripe.Subscription[];
}

/** TTL of an opened payment page. */
const LEFT_AFTER_MS = DAY_MS;

/**
 * Of all the subscriptions of one customer, the one that counts: one that entitles to its plan,
 * else another that has not ended, else the one `known` before. One that was only opened, and not
 * paid for, never counts and is surplus a day later. A second trial never counts and is surplus; so
 * is any other beside an entitling one.
 */
export function chooseSubscription(
  {
    subscriptions,
    customerPaymentMethod,
  }: Pick<StripeSnapshot, 'subscriptions' | 'customerPaymentMethod'>,
  known: Known,
  now: Date,
): SubscriptionChoice {
  const isKnown = ({ id }: Stripe.Subscription) => id === known.stripe_subscription_id;
  const isOpened = (one: Stripe.Subscription) =>
    isOpen(one) && isUnpaidFor(one, customerPaymentMethod);
  const secondTrials = subscriptions.filter((one) => isSecondTrial(one, known));
  const candidates = subscriptions
    .filter((one) => !secondTrials.includes(one))
    .toSorted((a, b) => b.created - a.created);
  const going = candidates.filter((one) => isOpen(one) && !isOpened(one));
  const entitling = going.find(({ status }) => isEntitling(status));
  const effective = entitling ?? going[0] ?? candidates.find(isKnown);
  const beside = entitling ? subscriptions.filter((one) => one !== effective && isOpen(one)) : [];
  const left = subscriptions.filter(
    (one) => isOpened(one) && !isKnown(one) && now.getTime() - one.created * 1000 > LEFT_AFTER_MS,
  );
  return { effective, surplus: [...new Set([...secondTrials, ...beside, ...left])] };
}

/** Whether it was only opened: nothing was paid, and there is no card to charge after the trial. */
function isUnpaidFor(
  one: Stripe.Subscription,
  customerPaymentMethod: Stripe.PaymentMethod | null,
): boolean {
  if (one.status === 'incomplete') return true;
  return one.status === 'trialing' && paymentMethodOf(one, customerPaymentMethod) === null;
}

function isOpen({ status }: Stripe.Subscription): boolean {
  return !isEnded(status);
}

function isSecondTrial({ id, status }: Stripe.Subscription, trial: Known): boolean {
  return (
    status === 'trialing' && trial.trial_used_at !== null && trial.trial_subscription_id !== id
  );
}
