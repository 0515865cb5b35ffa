import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

export type ContactRow = Selectable<Tables['contact_messages']>;

/** Filter and position in a list, newest first. */
export interface ContactsAsked {
  answered: boolean | undefined;
  after: { createdAt: Date; id: string } | undefined;
  most: number;
}

/** @returns false where a message with this id is stored already */
export async function insertContact(tx: Tx, row: Insertable<Tables['contact_messages']>) {
  const stored = await tx
    .insertInto('contact_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Marks pending messages as notified and returns them, each once under concurrency. */
export async function updateContactsTold(tx: Tx, told_at: Date): Promise<{ id: string }[]> {
  return tx
    .updateTable('contact_messages')
    .set({ told_at })
    .where('told_at', 'is', null)
    .returning('id')
    .execute();
}

export async function listContacts(db: Db, asked: ContactsAsked): Promise<ContactRow[]> {
  const { answered, after, most } = asked;
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .$if(answered !== undefined, (rows) =>
      rows.where('answered_at', answered ? 'is not' : 'is', null),
    )
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function findContact(db: Db, id: string): Promise<ContactRow | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns whether there is such a message and it changed. */
export async function updateContactAnswered(
  tx: Tx,
  id: string,
  answer: { answered_at: Date; answered_by: string } | { answered_at: null; answered_by: null },
): Promise<boolean> {
  const changed = await tx
    .updateTable('contact_messages')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', answer.answered_at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteContactsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', moment).execute();
}

export async function findOwnContacts(db: Db, userId: string): Promise<PersonalDataRow[]> {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as at, name, email, message, answered_at as "answeredAt" from contact_messages
    where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

/** Messages they wrote signed in, and those from their proven addresses. */
export async function deleteContactsOf(
  tx: Tx,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<void> {
  await sql`delete from contact_messages where user_id = ${userId}
    or lower(email) = any(${addresses.map((one) => one.toLowerCase())}::text[])`.execute(tx);
}
