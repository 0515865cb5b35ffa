import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

export async function findOwnBlocks(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as at, name from blocks
    where blocker_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

export async function findOwnReports(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select created_at as at, target_type as about, reason, comment from reports
    where reporter_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

/** Deletes blocks of either side; keeps for the operator that something was reported, and why. */
export async function anonymizeReports(db: Db, userId: string): Promise<void> {
  await sql`
    with gone as (delete from blocks where blocker_id = ${userId} or blocked_id = ${userId})
    update reports set reporter_id = null, comment = null where reporter_id = ${userId}
  `.execute(db);
}
