import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/db.ts';

export type AuditRow = Selectable<Tables['admin_audit']>;

export async function insertAudit(db: Db, row: Insertable<Tables['admin_audit']>) {
  await db.insertInto('admin_audit').values(row).execute();
}

/** Newest first. */
export async function listAuditRows(db: Db, page: { before: number | undefined; most: number }) {
  const { before, most } = page;
  return db
    .selectFrom('admin_audit')
    .selectAll()
    .$if(before !== undefined, (rows) => rows.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Whether somebody came in as this admin from this network address since then. */
export async function hasSignedInFrom(
  db: Db,
  { email, address, since }: { email: string; address: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('admin_audit')
    .select('id')
    .where('admin_email', '=', email)
    .where('action', '=', 'signed_in')
    .where('at', '>', since)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
