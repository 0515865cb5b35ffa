import { DAY_MS } from '#contract/durations.ts';
import type { SubscriptionRow } from '#server/payments/queries.ts';

const NOTICE_MS = 3 * DAY_MS;

/** Whether a trial becomes a paid plan within three days: its owner is notified before. */
export function isTrialEnding(
  row: Pick<SubscriptionRow, 'status' | 'has_payment_method' | 'cancels_at' | 'trial_end'>,
  now: Date,
): boolean {
  if (row.status !== 'trialing' || !row.has_payment_method || row.cancels_at !== null) return false;
  const left = (row.trial_end?.getTime() ?? 0) - now.getTime();
  return left > 0 && left <= NOTICE_MS;
}
