import { sql } from 'kysely';
import type { ReportReason, ReportTarget } from '#contract/requests/safety.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';

export interface NewBlock {
  id: string;
  blocker_id: string;
  blocked_id: string;
  name: string;
  created_at: Date;
}

/** Stores a block; false where it exists already. */
export async function insertBlock(db: Db, block: NewBlock): Promise<boolean> {
  const stored = await db
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.constraint('blocks_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Deletes a block of this person; false where they have none of that id. */
export async function deleteBlock(
  db: Db,
  { id, blockerId }: { id: string; blockerId: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('blocks')
    .where('id', '=', id)
    .where('blocker_id', '=', blockerId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The blocks of a person, newest first. */
export function findByBlocker(db: Db, blockerId: string) {
  return db
    .selectFrom('blocks')
    .select(['id', 'name', 'created_at'])
    .where('blocker_id', '=', blockerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** Everybody on the other side of a block of this person, either way. */
export const findOtherSides = batchedRows(
  async (db, userIds): Promise<{ of: string; user_id: string }[]> => {
    const { rows } = await sql<{ of: string; user_id: string }>`
      select blocker_id as of, blocked_id as user_id from blocks
      where blocker_id = any(${arrayOf('uuid', userIds)})
      union select blocked_id, blocker_id from blocks where blocked_id = any(${arrayOf('uuid', userIds)})`.execute(
      db,
    );
    return rows;
  },
  ({ of }) => of,
);

export interface ReportRow {
  id: string;
  reporter_id: string;
  target_type: ReportTarget['type'];
  target_id: string;
  request_id: string | null;
  reason: ReportReason;
  comment: string | null;
  created_at: Date;
}

/**
 * Upserts a report and returns its id; the same person's earlier one about the same thing stays.
 */
export async function insertReport(db: Db, report: ReportRow): Promise<string> {
  const { id } = await db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) =>
      // A no-op update: only a written row is returned.
      conflict.constraint('reports_once').doUpdateSet({ reporter_id: sql`reports.reporter_id` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
