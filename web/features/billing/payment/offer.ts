import type { BegunSubscription } from '#contract/billing/subscriptions.ts';
import { DAY_MS } from '#contract/durations.ts';

const TRIAL_DAYS = 14;

/** What is paid and when; in US dollars, moments in milliseconds. */
export interface Offer {
  trial: boolean;
  dueToday: number;
  /** The first charge after today. */
  next: { amount: number; at: number };
}

interface Facts {
  type: BegunSubscription['type'];
  price: number;
  /** When the trial that has begun ends, as the server knows it. */
  trialEnd: string | null | undefined;
  /** Milliseconds. */
  now: number;
}

/** What somebody agrees to by giving a card: nothing before the trial ends, or a month at once. */
export function offerOf({ type, price, trialEnd, now }: Facts): Offer {
  if (type === 'payment')
    return { trial: false, dueToday: price, next: { amount: price, at: monthAfter(now) } };
  const end = trialEnd ? Date.parse(trialEnd) : now + TRIAL_DAYS * DAY_MS;
  return { trial: true, dueToday: 0, next: { amount: price, at: end } };
}

/** The same day of the next month, or its last one: as Stripe counts. */
function monthAfter(moment: number): number {
  const day = new Date(moment);
  const next = new Date(moment);
  next.setUTCMonth(day.getUTCMonth() + 1);
  if (next.getUTCDate() !== day.getUTCDate()) next.setUTCDate(0);
  return next.getTime();
}
