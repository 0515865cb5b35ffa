import type { OwnSubscription, Standing } from '#contract/billing/subscriptions.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** A sentence about a professional's standing: the key of its text, and its values. */
export type StandingSentence =
  | { key: 'free' | 'granted' | 'owing' | 'endingSoon' | 'endedBefore' }
  | { key: 'grantedUntil' | 'trialingUntil' | 'activeUntil' | 'ending' | 'ended'; date: string }
  | { key: 'trialing' | 'trialingUntold' | 'active' | 'past_due'; date: string; amount: number }
  | { key: 'lastTry'; amount: number };

export const STANDING_TONES: Record<Standing, BadgeTone> = {
  free: 'neutral',
  granted: 'tile',
  trialing: 'pine',
  active: 'pine',
  past_due: 'clay',
  ending: 'warning',
  ended: 'neutral',
};

/** The sentence of a subscription; only dates and amounts from the server are named. */
export function sentenceOf(subscription: OwnSubscription): StandingSentence {
  const { standing, endDate: date } = subscription;
  if (standing === 'free') return { key: standing };
  if (standing === 'granted') return date ? { key: 'grantedUntil', date } : { key: 'granted' };
  if (standing === 'ending') return date ? { key: 'ending', date } : { key: 'endingSoon' };
  if (standing === 'ended') return date ? { key: 'ended', date } : { key: 'endedBefore' };
  if (standing === 'past_due') return ofOverdue(subscription.overdue);
  return standing === 'trialing' ? ofTrial(subscription) : ofActive(subscription);
}

function ofOverdue(overdue: OwnSubscription['overdue']): StandingSentence {
  if (!overdue) return { key: 'owing' };
  const { amount, nextAttemptAt: date } = overdue;
  return date ? { key: 'past_due', amount, date } : { key: 'lastTry', amount };
}

function ofTrial(own: OwnSubscription): StandingSentence {
  const { nextCharge, trialEnd, endDate, addressProven } = own;
  // No letter is promised without a proven address.
  const key = addressProven ? 'trialing' : 'trialingUntold';
  if (nextCharge) return { key, date: nextCharge.at, amount: nextCharge.amount };
  return { key: 'trialingUntil', date: trialEnd ?? endDate ?? '' };
}

function ofActive({ nextCharge, endDate }: OwnSubscription): StandingSentence {
  if (nextCharge) return { key: 'active', date: nextCharge.at, amount: nextCharge.amount };
  return { key: 'activeUntil', date: endDate ?? '' };
}
