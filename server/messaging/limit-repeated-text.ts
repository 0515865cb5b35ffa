import { createHash } from 'node:crypto';
import { HOUR_SECONDS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { enforceRateLimit } from '#server/platform/limits/rate-limits.ts';
import type { MessageRow } from './queries.ts';
import { hasSentInConversation } from './queries-repeated.ts';

/** The same text to more people than this in an hour is spam. */
const SAME_TEXT = { limit: 5, windowSeconds: HOUR_SECONDS };

/** Shorter texts, such as "Hello, when can you come?", are common. */
const MIN_LENGTH = 30;

/**
 * Refuses a stored message whose sender sent the same text to five others within the hour. Only letters and digits are compared, so that punctuation and spaces make no
 * difference.
 * @throws Refusal `too_many`
 */
export async function assertNotSentToMany(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  message: MessageRow,
): Promise<void> {
  const said = message.content.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  if (said.length < MIN_LENGTH) return;
  const since = new Date(message.created_at.getTime() - SAME_TEXT.windowSeconds * 1000);
  // A repetition to the same person is covered by the rate limit of messages.
  if (await hasSentInConversation(platform.db, message, since)) return;
  const text = createHash('sha256').update(said).digest('base64url');
  await enforceRateLimit(platform, ['same-text', message.sender_user_id, text], SAME_TEXT);
}
