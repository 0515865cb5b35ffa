import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export type AdminPasskeyRow = Omit<Selectable<Tables['admin_passkeys']>, 'admin_id'> & {
  ownerId: string;
};

/** The passkeys of an admin, the oldest first. */
export async function listPasskeysOfAdmin(db: Db, adminId: string): Promise<AdminPasskeyRow[]> {
  return selectPasskeys(db)
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findAdminPasskeyByCredential(
  db: Db,
  credentialId: Buffer,
): Promise<AdminPasskeyRow | undefined> {
  return selectPasskeys(db).where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Locks the passkey until the transaction ends. */
export async function findAdminPasskeyForUpdate(
  db: Db,
  id: string,
): Promise<AdminPasskeyRow | undefined> {
  return selectPasskeys(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns false where this credential is stored already, whoever has it. */
export async function insertAdminPasskey(
  db: Db,
  passkey: Insertable<Tables['admin_passkeys']>,
): Promise<boolean> {
  const made = await db
    .insertInto('admin_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateAdminPasskeyUsed(
  db: Db,
  id: string,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Date },
) {
  await db
    .updateTable('admin_passkeys')
    .set({ counter, backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Returns whether this admin has a passkey of that id. */
export async function renamePasskeyOfAdmin(
  db: Db,
  { adminId, id, name }: { adminId: string; id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_passkeys')
    .set({ name })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether this admin had a passkey of that id. */
export async function deletePasskeyOfAdmin(db: Db, adminId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_passkeys')
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deletePasskeysOfAdmin(db: Db, adminId: string) {
  await db.deleteFrom('admin_passkeys').where('admin_id', '=', adminId).execute();
}

function selectPasskeys(db: Db) {
  return db
    .selectFrom('admin_passkeys')
    .select([
      'id',
      'admin_id as ownerId',
      'credential_id',
      'public_key',
      'counter',
      'transports',
      'backup_eligible',
      'backed_up',
      'name',
      'created_at',
      'last_used_at',
    ]);
}
