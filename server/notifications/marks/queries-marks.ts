import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

type Marks = Tables['text_marks'];

/** Takes the lock on a person's marks until the end of `tx`. */
export async function lockMarks(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text marks of ${userId}`}, 0))`.execute(
    tx,
  );
}

export function findMarks(db: Db, userId: string) {
  return db
    .selectFrom('text_marks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('marked_at')
    .execute();
}

export async function insertMarks(db: Db, marks: readonly Insertable<Marks>[]): Promise<void> {
  if (marks.length > 0) await db.insertInto('text_marks').values(marks).execute();
}

/** Closes the marks of these jobs of a person. */
export async function updateMarksClosed(
  db: Db,
  { userId, leadIds, now }: { userId: string; leadIds: readonly string[]; now: Date },
): Promise<void> {
  if (leadIds.length === 0) return;
  await db
    .updateTable('text_marks')
    .set({ closed_at: now })
    .where('user_id', '=', userId)
    .where('lead_id', '=', sql<string>`any(${arrayOf('uuid', leadIds)})`)
    .execute();
}

export async function deleteMarks(
  db: Db,
  { userId, leadIds }: { userId: string; leadIds: readonly string[] },
): Promise<void> {
  if (leadIds.length === 0) return;
  await db
    .deleteFrom('text_marks')
    .where('user_id', '=', userId)
    .where('lead_id', '=', sql<string>`any(${arrayOf('uuid', leadIds)})`)
    .execute();
}

/** Stores that a text was written about a job, and whether it can be answered without the mark. */
export async function updateTexted(
  db: Db,
  text: { userId: string; leadId: string; at: Date; isBare: boolean },
): Promise<void> {
  await db
    .updateTable('text_marks')
    .set({ texted_at: text.at, asked_bare: text.isBare })
    .where('user_id', '=', text.userId)
    .where('lead_id', '=', text.leadId)
    .execute();
}

export async function deleteMarksClosedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('text_marks').where('closed_at', '<', moment).execute();
}
