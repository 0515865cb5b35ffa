import { sql, type Selectable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

/** The data of an unclaimed profile. */
export type UnclaimedRow = Selectable<Tables['unclaimed_professionals']>;

export function findUnclaimed(db: Db, professionalId: string): Promise<UnclaimedRow | undefined> {
  return db
    .selectFrom('unclaimed_professionals')
    .selectAll()
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
}

/** The same, locked: its row serializes everything about an unclaimed professional. */
export function lockUnclaimed(tx: Tx, professionalId: string): Promise<UnclaimedRow | undefined> {
  return tx
    .selectFrom('unclaimed_professionals')
    .selectAll()
    .where('professional_id', '=', professionalId)
    .forUpdate()
    .executeTakeFirst();
}

/** The unclaimed profile with this phone (E.164), locked. */
export function lockUnclaimedByPhone(tx: Tx, phone: string): Promise<UnclaimedRow | undefined> {
  return tx
    .selectFrom('unclaimed_professionals')
    .selectAll()
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether there are unclaimed professionals. */
export async function hasUnclaimed(db: Db): Promise<boolean> {
  const one = db.selectFrom('unclaimed_professionals').select('professional_id').limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

/** Starts the retention period with the first message to them. */
export async function markFirstContacted(db: Db, professionalId: string, at: Date): Promise<void> {
  await db
    .updateTable('unclaimed_professionals')
    .set({ first_contacted_at: at })
    .where('professional_id', '=', professionalId)
    .where('first_contacted_at', 'is', null)
    .execute();
}

/** A hidden one must stay inactive also when it is shown again. */
const NEVER_AGAIN = sql<boolean | null>`case when active_before_hiding is not null then false end`;

/**
 * Stops all contact with a professional on the do-not-contact list.
 * @returns false where they had been stopped before
 */
export async function stopContactingUnclaimed(db: Db, professionalId: string): Promise<boolean> {
  const stopped = await db
    .updateTable('professionals')
    .set({ active: false, active_before_hiding: NEVER_AGAIN })
    .where('id', '=', professionalId)
    .where('user_id', 'is', null)
    .where((row) => row.or([row('active', '=', true), row('active_before_hiding', '=', true)]))
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}

/** Those who never joined although first written to before a moment, oldest first. */
export async function listNeverJoined(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('unclaimed_professionals')
    .select('professional_id')
    .where('first_contacted_at', '<=', before)
    .orderBy('first_contacted_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.professional_id);
}

/** Deletes all data of an unclaimed profile. */
export async function deleteUnclaimed(db: Db, professionalId: string): Promise<void> {
  await db
    .deleteFrom('professionals')
    .where('id', '=', professionalId)
    .where('user_id', 'is', null)
    .execute();
}
