import type { Stripe } from 'stripe';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations.ts';
import { isRunning, type Kept, type Kind, type SubscriptionHidden } from './kinds.ts';

/** https://docs.stripe.com/billing/subscriptions/overview#payment-window */
const PAYMENT_WINDOW = 23 * HOUR_SECONDS;
const NOTICE = 3 * DAY_SECONDS;

/** When an object is due next, in Unix seconds; undefined for never. */
export function dueAt({ body, hidden }: Kept<Kind>): number | undefined {
  if (body.object === 'subscription') return nextStep(body, hidden as SubscriptionHidden)?.at;
  if (body.object === 'invoice') return body.next_payment_attempt ?? undefined;
  if (body.object === 'checkout.session' && body.status === 'open') return body.expires_at;
  return undefined;
}

export type Step = 'expire' | 'cancel' | 'announce_trial_end' | 'end_trial' | 'announce' | 'renew';

/** The next scheduled step of a subscription, and when. */
export function nextStep(
  subscription: Stripe.Subscription,
  hidden: SubscriptionHidden,
): { step: Step; at: number } | undefined {
  const steps = stepsOf(subscription, hidden);
  const first = Math.min(...steps.map(({ at }) => at));
  return steps.find(({ at }) => at === first);
}

/** Steps in order of precedence within the same second. */
function stepsOf(
  subscription: Stripe.Subscription,
  hidden: SubscriptionHidden,
): { step: Step; at: number }[] {
  const { status, cancel_at: cancelAt, trial_end: trialEnd, created } = subscription;
  if (status === 'incomplete') return [{ step: 'expire', at: created + PAYMENT_WINDOW }];
  if (!isRunning(status)) return [];
  const cancel = cancelAt === null ? [] : [{ step: 'cancel' as const, at: cancelAt }];
  if (status === 'trialing') {
    const end = trialEnd ?? created;
    if (hidden.toldOfTrialEnd) return [...cancel, { step: 'end_trial', at: end }];
    return [...cancel, { step: 'announce_trial_end', at: Math.max(created, end - NOTICE) }];
  }
  const end = periodOf(subscription).end;
  const told = hidden.toldOfRenewal === end || cancelAt !== null;
  return [...cancel, told ? { step: 'renew', at: end } : { step: 'announce', at: end - NOTICE }];
}

/** The current period, which is that of its single item. */
export function periodOf({ items }: Stripe.Subscription): { start: number; end: number } {
  const item = items.data[0]!;
  return { start: item.current_period_start, end: item.current_period_end };
}
