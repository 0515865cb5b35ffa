import { sql, type Insertable, type Selectable } from 'kysely';
import { batchedQuery } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

type Outbox = Tables['outbox_messages'];
export type OutboxRow = Selectable<Outbox>;
export type NewMessage = Insertable<Outbox>;

/** Stores messages; returns the ids of those whose key was not stored before. */
export async function insertMessages(db: Db, messages: readonly NewMessage[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into outbox_messages (${list}) select ${list}
    from jsonb_populate_recordset(null::outbox_messages, ${JSON.stringify(messages)})
    order by dedupe_key
    on conflict (dedupe_key) do nothing returning id`.execute(db);
  return rows.map(({ id }) => id);
}

const newColumns = [
  'id',
  'dedupe_key',
  'kind',
  'channel',
  'recipient',
  'language',
  'subject',
  'text',
  'html',
  'unsubscribe_url',
  'push_subscription_id',
  'href',
  'calendar',
  'reply_to',
  'created_at',
] as const satisfies (keyof NewMessage)[];
const list = sql.join(newColumns.map((column) => sql.ref(column)));

/** Claims a message until a moment, if it is still queued and nobody else has claimed it. */
export const claimMessage = batchedQuery(
  async (db, claims: readonly { id: string; now: Date; until: Date }[]) => {
    const { now, until } = claims[0]!;
    const ids = claims.map(({ id }) => id);
    const { rows } = await sql<OutboxRow>`
      update outbox_messages set sending_until = ${until}, attempts = attempts + 1
      where id = any(${arrayOf('uuid', ids)}) and sent_at is null and failed_at is null
        and (sending_until is null or sending_until <= ${now})
      returning *`.execute(db);
    const claimed = new Map(rows.map((row) => [row.id, row]));
    return claims.map(({ id }) => {
      const row = claimed.get(id);
      // Of two claims of one message only the first succeeds.
      claimed.delete(id);
      return row;
    });
  },
);

/** Whether the message is still queued. */
export async function isMessageWaiting(db: Db, id: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

export const updateMessageSent = batchedQuery(
  async (db, sent: readonly { id: string; now: Date }[]) => {
    const ids = sent.map(({ id }) => id);
    await sql`
      update outbox_messages set sent_at = ${sent[0]!.now}, sending_until = null, last_error = null
      where id = any(${arrayOf('uuid', ids)})`.execute(db);
    return sent.map(() => undefined);
  },
);

/** Releases the claim of a message that stays where it is: the outbox is its destination. */
export const releaseMessage = batchedQuery(async (db, ids: readonly string[]) => {
  await sql`
    update outbox_messages set sending_until = null, last_error = null
    where id = any(${arrayOf('uuid', ids)})`.execute(db);
  return ids.map(() => undefined);
});

/** Redacts the text of a message. */
export async function redactMessage(db: Db, id: string) {
  await db
    .updateTable('outbox_messages')
    .set({ subject: '', text: '', html: null, calendar: null })
    .where('id', '=', id)
    .execute();
}

/** Releases the claim for a retry, or with `failedAt` marks it as failed for good. */
export async function updateMessageNotSent(
  db: Db,
  id: string,
  { error, failedAt }: { error: string; failedAt: Date | null },
) {
  await db
    .updateTable('outbox_messages')
    .set({ last_error: error, failed_at: failedAt, sending_until: null })
    .where('id', '=', id)
    .execute();
}

/** The newest messages, optionally to one address. */
export async function findNewestMessages(
  db: Db,
  { to, limit }: { to: string | undefined; limit: number },
): Promise<OutboxRow[]> {
  const newest = db
    .selectFrom('outbox_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return (to === undefined ? newest : newest.where('recipient', '=', to)).execute();
}
