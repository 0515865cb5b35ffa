import { hash } from 'node:crypto';
import { HOUR_MS, HOUR_SECONDS } from '#contract/durations.ts';
import { countHits, type Count, type Counter } from '#server/platform/limits/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { MessageRow } from './queries.ts';
import { findSentTexts, type SentText } from './queries-sent-texts.ts';

/** The same text to more people than this in an hour is spam. */
const SAME_TEXT = { limit: 5, windowSeconds: HOUR_SECONDS };

/** Shorter texts, such as "Hello, when can you come?", are common. */
const MIN_LENGTH = 30;

/**
 * Counts stored messages, and refuses those whose sender sent the same text to five others within the
 * hour: `too_many` by id. Only letters and digits are compared, so that punctuation and spaces make no
 * difference. Whom a text went to is read where it was sent so often that it may be too many: again to
 * the same person is covered by the rate limit of messages.
 */
export async function refusalsOfRepeatedTexts(
  counter: Counter,
  messages: readonly TextOfSender[],
): Promise<Map<string, Refusal>> {
  const long = messages
    .map(({ id, sender_user_id: sender, content }) => ({ id, sender, text: lettersOf(content) }))
    .filter(({ text }) => text.length >= MIN_LENGTH);
  const counted = await countHits(counter, long.map(countOf));
  const frequent = long.flatMap((one, place) => {
    const { allowed, retryAfterSeconds } = counted[place]!;
    return allowed ? [] : [{ ...one, refusal: new Refusal('too_many', { retryAfterSeconds }) }];
  });
  if (frequent.length === 0) return new Map();
  const since = new Date(counter.clock.now().getTime() - HOUR_MS);
  const senders = [...new Set(frequent.map(({ sender }) => sender))];
  const sent = await findSentTexts(counter.db, senders, since);
  const refused = frequent.filter((one, place) => {
    const later = new Set(frequent.slice(place + 1).map(({ id }) => id));
    return countRecipients(one, sent, later) > SAME_TEXT.limit;
  });
  return new Map(refused.map(({ id, refusal }) => [id, refusal]));
}

type TextOfSender = Pick<MessageRow, 'id' | 'sender_user_id' | 'content'>;

interface LongText {
  id: string;
  sender: string;
  /** Its letters and digits. */
  text: string;
}

function countOf({ sender, text }: LongText): Count {
  const digest = hash('sha256', text, 'base64url');
  return [['same-text', sender, digest], SAME_TEXT];
}

/** To how many this text went, but for some messages. */
function countRecipients(
  { sender, text }: LongText,
  sent: readonly SentText[],
  except: ReadonlySet<string>,
): number {
  const same = sent.filter(
    ({ id, sender_user_id, content }) =>
      sender_user_id === sender && !except.has(id) && lettersOf(content) === text,
  );
  return new Set(same.map((one) => `${one.request_id} ${one.professional_id}`)).size;
}

function lettersOf(content: string): string {
  return content.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
