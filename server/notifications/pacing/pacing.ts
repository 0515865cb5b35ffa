import { MINUTE_MS } from '#contract/durations.ts';
import type { Channel } from '#contract/notifications.ts';

/** Very urgent requests do not wait behind other news. */
export type Lane = 'calm' | 'urgent';

/**
 * How long after a letter the next ones of the same person, channel and lane are gathered, in
 * milliseconds; they leave as one. A very urgent request is open for half an hour.
 */
export const PACES: Record<Lane, Record<Channel, number>> = {
  calm: { email: 15 * MINUTE_MS, sms: 15 * MINUTE_MS, push: MINUTE_MS },
  urgent: { email: 5 * MINUTE_MS, sms: 5 * MINUTE_MS, push: 0 },
};

/**
 * The most mails that a person gets in any hour, of all that can be switched off and can wait: 5 and
 * 13. What cannot (dispatch.ts) comes on top, bounded by the requests somebody may send.
 */
export const MAX_MAILS_PER_HOUR = 18;
