import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

type Outbox = Tables['outbox_messages'];
export type OutboxRow = Selectable<Outbox>;
export type NewMessage = Insertable<Outbox>;

/** Returns undefined where a message of the same key was queued before. */
export async function insertMessage(db: Db, message: NewMessage) {
  return db
    .insertInto('outbox_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Claims the message until a moment, if it is still queued and nobody else has claimed it. */
export async function claimMessage(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<OutboxRow | undefined> {
  return db
    .updateTable('outbox_messages')
    .set((column) => ({ sending_until: until, attempts: column('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((either) =>
      either.or([either('sending_until', 'is', null), either('sending_until', '<=', now)]),
    )
    .returningAll()
    .executeTakeFirst();
}

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

export async function updateMessageSent(db: Db, id: string, now: Date) {
  await db
    .updateTable('outbox_messages')
    .set({ sent_at: now, sending_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Redacts the text of a message. */
export async function redactMessage(db: Db, id: string) {
  await db
    .updateTable('outbox_messages')
    .set({ subject: '', text: '', html: null })
    .where('id', '=', id)
    .execute();
}

/** Releases the claim for a retry, or with `failedAt` marks it as failed for good. */
export async function updateMessageNotSent(
  db: Db,
  id: string,
  { error, failedAt }: { error: string | null; failedAt: Date | null },
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
