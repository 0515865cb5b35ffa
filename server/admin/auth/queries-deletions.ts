import type { Db } from '#server/platform/database/db.ts';

/** The moments after `since` at which an admin deleted somebody or something, newest first. */
export async function listDeletionMoments(
  db: Db,
  { adminId, since, most }: { adminId: string; since: Date; most: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('admin_audit')
    .select('at')
    .where('action', '=', 'deleted')
    .where('admin_id', '=', adminId)
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ at }) => at);
}
