import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export type AdminRow = Selectable<Tables['admins']>;

export async function findAdminByEmail(db: Db, email: string): Promise<AdminRow | undefined> {
  return db.selectFrom('admins').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findAdminById(db: Db, id: string): Promise<AdminRow | undefined> {
  return db.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether this is the id of an admin. */
export async function isAdminId(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('admins').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Locks the admin until the transaction ends. */
export async function findAdminByIdForUpdate(db: Db, id: string): Promise<AdminRow | undefined> {
  return db.selectFrom('admins').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns undefined where the address is taken. */
export async function insertAdmin(db: Db, admin: Insertable<Tables['admins']>) {
  return db
    .insertInto('admins')
    .values(admin)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Sets another password and removes the authenticator app. */
export async function resetAdminByEmail(db: Db, email: string, passwordHash: string) {
  return db
    .updateTable('admins')
    .set({ password_hash: passwordHash, totp_secret: null, totp_confirmed_at: null })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
}

/** Replaces a hash, unless it changed meanwhile. */
export async function updateAdminPassword(db: Db, id: string, old: string, renewed: string) {
  await db
    .updateTable('admins')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .execute();
}

export async function updateTotpSecret(db: Db, id: string, sealed: Buffer) {
  await db
    .updateTable('admins')
    .set({ totp_secret: sealed })
    .where('id', '=', id)
    .where('totp_confirmed_at', 'is', null)
    .execute();
}

export async function updateTotpConfirmed(db: Db, id: string, at: { now: Date; step: number }) {
  await db
    .updateTable('admins')
    .set({ totp_confirmed_at: at.now, totp_last_step: at.step })
    .where('id', '=', id)
    .execute();
}

/** Spends a time step: returns undefined where it, or a later one, was used before. */
export async function spendTotpStep(db: Db, id: string, step: number) {
  return db
    .updateTable('admins')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
}

export async function insertRecoveryCodes(db: Db, adminId: string, hashes: readonly Buffer[]) {
  const rows = hashes.map((code_hash) => ({ admin_id: adminId, code_hash }));
  await db.insertInto('admin_recovery_codes').values(rows).execute();
}

/** Spends a recovery code: returns undefined where there is no such code. */
export async function deleteRecoveryCode(db: Db, adminId: string, hash: Buffer) {
  return db
    .deleteFrom('admin_recovery_codes')
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hash)
    .returning('admin_id')
    .executeTakeFirst();
}

export async function deleteRecoveryCodes(db: Db, adminId: string) {
  await db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
}
