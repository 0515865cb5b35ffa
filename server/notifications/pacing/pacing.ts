import { MINUTE_MS } from '#contract/durations.ts';
import type { Channel } from '#contract/notifications.ts';

/** Very urgent requests do not wait behind other notices. */
export type Lane = 'calm' | 'urgent';

/**
 * How long after a letter further ones of the same person, channel and lane are batched, in
 * milliseconds; they are sent as one. A very urgent request is open for half an hour.
 */
export const PACES: Record<Lane, Record<Channel, number>> = {
  calm: { email: 15 * MINUTE_MS, sms: 15 * MINUTE_MS, push: MINUTE_MS },
  urgent: { email: 5 * MINUTE_MS, sms: 5 * MINUTE_MS, push: 0 },
};

/**
 * The most mails a person gets in any hour, of those that can be switched off and batched: 5 and 13. Others (dispatch.ts) are additional, bounded by the rate limit of
 * requests.
 */
export const MAX_MAILS_PER_HOUR = 18;
