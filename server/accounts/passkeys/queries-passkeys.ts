import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export type PasskeyRow = Omit<Selectable<Tables['passkeys']>, 'user_id'> & { ownerId: string };

/** The passkeys of a person, the oldest first. */
export async function findPasskeysOfUser(db: Db, userId: string): Promise<PasskeyRow[]> {
  return selectPasskeys(db)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPasskeyByCredential(
  db: Db,
  credentialId: Buffer,
): Promise<PasskeyRow | undefined> {
  return selectPasskeys(db).where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Whether somebody has a passkey. */
export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const passkeys = db.selectFrom('passkeys').select('id').where('user_id', '=', userId);
  return (await passkeys.limit(1).executeTakeFirst()) !== undefined;
}

/** Locks the passkey until the transaction ends. */
export async function findPasskeyForUpdate(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return selectPasskeys(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns false where this credential is stored already, whoever has it. */
export async function insertPasskey(
  db: Db,
  passkey: Insertable<Tables['passkeys']>,
): Promise<boolean> {
  const made = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updatePasskeyUsed(
  db: Db,
  id: string,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Date },
) {
  await db
    .updateTable('passkeys')
    .set({ counter, backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Returns whether this person has a passkey of that id. */
export async function renamePasskeyOfUser(
  db: Db,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(db: Db, id: string) {
  await db.deleteFrom('passkeys').where('id', '=', id).execute();
}

function selectPasskeys(db: Db) {
  return db
    .selectFrom('passkeys')
    .select([
      'id',
      'user_id as ownerId',
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
