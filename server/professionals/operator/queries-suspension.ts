import { sql } from 'kysely';
import type { Db, Tx } from '#server/platform/database/db.ts';

/** Locks a professional against changes, but not against foreign keys to them. */
export function lockById(tx: Tx, id: string) {
  return tx
    .selectFrom('professionals')
    .select(['id', 'user_id', 'active', 'leaving', 'suspended_at', 'erased_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether a professional exists and is not erased. */
export async function hasProfessional(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('professionals')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an operator suspended a professional. */
export async function isSuspended(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('professionals')
    .select('id')
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Suspends: no leads and no visibility, until reinstated. */
export async function updateSuspended(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('professionals')
    .set({
      suspended_at: at,
      active_before_hiding: sql`coalesce(active_before_hiding, active)`,
      active: false,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Restores the previous state, unless they are about to leave. Returns whether they can be
 * contacted.
 */
export async function updateReinstated(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('professionals')
    .set({
      suspended_at: null,
      active: sql`not leaving and active_before_hiding`,
      active_before_hiding: sql`case when leaving then active_before_hiding end`,
    })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .returning('contactable')
    .executeTakeFirst();
  return row?.contactable ?? false;
}

/** Marks an unclaimed professional as about to be deleted. */
export async function updateRemoved(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('professionals').set({ erased_at: at }).where('id', '=', id).execute();
}
