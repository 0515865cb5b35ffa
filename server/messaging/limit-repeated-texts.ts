import { createHash } from 'node:crypto';
import { HOUR_SECONDS } from '#contract/durations.ts';
import { countHits, type Count, type Counter } from '#server/platform/limits/rate-limits.ts';
import type { Db } from '#server/platform/database/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { MessageRow } from './queries.ts';
import { findRepeated } from './queries-repeated.ts';

/** The same text to more people than this in an hour is spam. */
const SAME_TEXT = { limit: 5, windowSeconds: HOUR_SECONDS };

/** Shorter texts, such as "Hello, when can you come?", are common. */
const MIN_LENGTH = 30;

/** Of messages just stored, the ids of those that do not count: sent to the same person before. */
export async function findRepetitions(
  db: Db,
  messages: readonly TextOfSender[],
): Promise<ReadonlySet<string>> {
  const long = messages.filter(isLong);
  if (long.length === 0) return new Set();
  return findRepeated(db, long, SAME_TEXT.windowSeconds);
}

/**
 * Counts stored messages, and refuses those whose sender sent the same text to five others within the
 * hour: `too_many` by id. Only letters and digits are compared, so that punctuation and spaces make
 * no difference. A repetition to the same person is covered by the rate limit of messages.
 */
export async function refusalsOfRepeatedTexts(
  counter: Counter,
  messages: readonly TextOfSender[],
  repetitions: ReadonlySet<string>,
): Promise<Map<string, Refusal>> {
  const counted = messages.filter((message) => isLong(message) && !repetitions.has(message.id));
  if (counted.length === 0) return new Map();
  const hits = await countHits(counter, counted.map(countOf));
  return new Map(
    counted.flatMap(({ id }, place) => {
      const { allowed, retryAfterSeconds } = hits[place]!;
      return allowed ? [] : [[id, new Refusal('too_many', { retryAfterSeconds })] as const];
    }),
  );
}

type TextOfSender = Pick<MessageRow, 'id' | 'sender_user_id' | 'content'>;

function isLong({ content }: TextOfSender): boolean {
  return lettersOf(content).length >= MIN_LENGTH;
}

function countOf({ sender_user_id, content }: TextOfSender): Count {
  const text = createHash('sha256').update(lettersOf(content)).digest('base64url');
  return [['same-text', sender_user_id, text], SAME_TEXT];
}

function lettersOf(content: string): string {
  return content.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
