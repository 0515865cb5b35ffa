import type { Db } from '#server/platform/database/db.ts';

/** Logs an erasure; idempotent. */
export async function insertErasure(
  db: Db,
  { userId, at, askedBy }: { userId: string; at: Date; askedBy: 'person' | 'operator' },
): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ user_id: userId, erased_at: at, asked_by: askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All erasures, the first one first. */
export function listErasures(db: Db) {
  return db
    .selectFrom('erasures')
    .select(['user_id as userId', 'asked_by as askedBy'])
    .orderBy('erased_at')
    .$narrowType<{ askedBy: 'person' | 'operator' }>()
    .execute();
}
