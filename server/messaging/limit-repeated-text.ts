import { createHash } from 'node:crypto';
import { HOUR_SECONDS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countOrRefuse } from '#server/platform/limits/rate-limits.ts';
import type { MessageRow } from './queries.ts';
import { hasSentInConversation } from './queries-repeated.ts';

/** The same words to more people than this in an hour are an advertisement. */
const SAME_TEXT = { limit: 5, windowSeconds: HOUR_SECONDS };

/** Shorter ones, such as "Hello, when can you come?", everybody says. */
const SHORTEST = 30;

/**
 * Lets a message that was stored pass unless its sender said the same to five others within the hour.
 * Letters and digits count, so that signs and spaces put between make no other text.
 * @throws Refusal `too_many`
 */
export async function assertNotSentToMany(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  message: MessageRow,
): Promise<void> {
  const said = message.content.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  if (said.length < SHORTEST) return;
  const since = new Date(message.created_at.getTime() - SAME_TEXT.windowSeconds * 1000);
  // The same again to the same person is a repetition, and limited as every message is.
  if (await hasSentInConversation(platform.db, message, since)) return;
  const text = createHash('sha256').update(said).digest('base64url');
  await countOrRefuse(platform, ['same-text', message.sender_user_id, text], SAME_TEXT);
}
