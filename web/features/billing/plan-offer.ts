import { useTranslations } from 'use-intl';
import type { Plan } from '#contract/billing/plans.ts';
import type { OwnSubscription, PaidPlanId } from '#contract/billing/subscriptions.ts';

/** The action a plan offers: none where the server allows none. */
export type Offer =
  | { kind: 'current' | 'none' | 'leave' }
  | { kind: 'trial' | 'subscribe' | 'upgrade' | 'downgrade'; planId: PaidPlanId };

type Standing = Pick<OwnSubscription, 'plan' | 'trialAvailable' | 'allowedActions'>;
type Own = Standing & Pick<OwnSubscription, 'status'>;
type PlanFacts = Pick<Plan, 'id' | 'price'>;

/** The action of a plan, by the server's allowed actions alone. */
export function offerOf(plan: PlanFacts, subscription: Standing): Offer {
  const { plan: current, trialAvailable, allowedActions } = subscription;
  if (plan.id === current.id) return { kind: 'current' };
  if (plan.id === 'free') return { kind: allowedActions.includes('cancel') ? 'leave' : 'none' };
  if (allowedActions.includes('change_plan'))
    return { kind: plan.price > current.price ? 'upgrade' : 'downgrade', planId: plan.id };
  if (allowedActions.includes('subscribe'))
    return { kind: trialAvailable ? 'trial' : 'subscribe', planId: plan.id };
  return { kind: 'none' };
}

/** The text of an offer's button, and its accessible name; none without an offer. */
export function useOfferWords() {
  const t = useTranslations('subscription.choice');
  return (plan: string, { kind }: Offer): { short: string; full: string } | undefined => {
    if (kind === 'current' || kind === 'none') return undefined;
    if (kind === 'trial') return { short: t('trial'), full: t('trialOf', { plan }) };
    const words = t(kind, { plan });
    return { short: words, full: words };
  };
}

/**
 * The action of a plan's button on the public page. `free`: leads to an account; `own`: says that
 * it is active; `try`: begins with the free trial; `pay`: begins without one. The others lead to
 * the own subscription: `current` from the current plan, `change` from one to change to.
 */
export type PlanAction = 'current' | 'free' | 'own' | 'try' | 'pay' | 'change' | 'manage';

/** The action of a plan for a subscriber; undefined for everybody else. */
export function planAction(plan: PlanFacts, own: Own | undefined): PlanAction {
  if (!own) return plan.id === 'free' ? 'free' : 'try';
  const { kind } = offerOf(plan, own);
  if (kind === 'trial') return 'try';
  if (kind === 'subscribe') return 'pay';
  if (kind === 'upgrade' || kind === 'downgrade') return 'change';
  if (kind !== 'current') return 'manage';
  if (own.status === 'active') return 'current';
  return own.allowedActions.includes('subscribe') ? 'own' : 'manage';
}
