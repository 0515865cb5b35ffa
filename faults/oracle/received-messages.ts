import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { FakeBrowser } from '#tests/fakes/push.ts';
import type { FakeSms } from '#tests/fakes/sms.ts';

/** What the services of text messages and of push were handed. */
export interface Received {
  texts: FakeSms['messages'];
  browsers: FakeBrowser[];
}

/** Messages of one channel, compared with the outbox. */
export interface ChannelDeliveries {
  /** Messages that the service accepted. */
  received: number;
  /** Accepted again. A push message carries a tag, by which a browser shows it once; a text does not. */
  repeated: number;
  /** Marked as sent, and the service never got them. */
  neverArrived: string[];
  /** Given up, though the service was there again. */
  gaveUp: string[];
  /** Messages that the outbox does not have as sent. */
  unexplained: string[];
}

/** Compares text messages by their phone and words: they carry no id. Once it is quiet. */
export async function compareTexts(db: Db, texts: Received['texts']): Promise<ChannelDeliveries> {
  const keys = texts.map(({ to, text }) => `${to} ${withoutToken(text)}`);
  return compareChannel(db, 'sms', keys, ({ recipient, text }) => `${recipient} ${text}`);
}

/** Compares push messages by the id of the message, which is their tag. Once it is quiet. */
export async function comparePushes(
  db: Db,
  browsers: Received['browsers'],
): Promise<ChannelDeliveries> {
  const keys = browsers.flatMap(({ shown }) => shown.map(({ tag }) => String(tag)));
  return compareChannel(db, 'push', keys, ({ id }) => id);
}

/** What left with a personal link is stored without it (answer-links/queries-answer-links.ts). */
function withoutToken(text: string): string {
  return text.replaceAll(
    /\/answer\?lang=(\w\w)&token=[\w-]{43}/g,
    '/professional-dashboard?lang=$1',
  );
}

interface Message {
  id: string;
  recipient: string;
  text: string;
  is_sent: boolean;
}

async function compareChannel(
  db: Db,
  channel: 'sms' | 'push',
  keys: readonly string[],
  keyOf: (message: Message) => string,
): Promise<ChannelDeliveries> {
  const { rows } = await sql<Message>`
    select id, recipient, text, sent_at is not null as is_sent from outbox_messages
    where channel = ${channel} and (sent_at is not null or failed_at is not null)`.execute(db);
  const received = Map.groupBy(keys, (key) => key);
  const sent = Map.groupBy(
    rows.filter((row) => row.is_sent),
    keyOf,
  );
  const surplus = (key: string) => (received.get(key)?.length ?? 0) - (sent.get(key)?.length ?? 0);
  const known = [...sent.keys()];
  return {
    received: keys.length,
    repeated: known.reduce((sum, key) => sum + Math.max(surplus(key), 0), 0),
    neverArrived: known.filter((key) => surplus(key) < 0),
    gaveUp: rows.filter((row) => !row.is_sent).map(({ id }) => id),
    unexplained: [...received.keys()].filter((key) => !sent.has(key)),
  };
}
