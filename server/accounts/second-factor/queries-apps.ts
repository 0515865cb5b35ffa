import { sql, type Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

export type AppRow = Selectable<Tables['authenticator_apps']>;

/** The authenticator app of a person, confirmed or not yet. */
export async function findApp(db: Db, userId: string): Promise<AppRow | undefined> {
  return db
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a secret instead of one that was not confirmed; returns whether there was no other. */
export async function upsertAppSecret(
  db: Db,
  { userId, sealed, now }: { userId: string; sealed: Buffer; now: Date },
): Promise<boolean> {
  const stored = await db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, secret: sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: sealed, created_at: now })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Deletes the secrets made until then that were never confirmed. */
export async function deleteUnconfirmedAppsUntil(db: Db, moment: Date) {
  await db
    .deleteFrom('authenticator_apps')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', moment)
    .execute();
}

export async function updateAppConfirmed(
  db: Db,
  userId: string,
  { now, step }: { now: Date; step: number },
) {
  await db
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** Spends a time step: returns false where it, or a later one, was used before. */
export async function spendAppStep(db: Db, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Counts a wrong code at a second step. */
export async function countWrongCodeOfApp(db: Db, userId: string) {
  await db
    .updateTable('authenticator_apps')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('user_id', '=', userId)
    .execute();
}

/** Counts wrong codes anew from here. */
export async function updateWrongCodesForgotten(db: Db, userId: string) {
  await db
    .updateTable('authenticator_apps')
    .set({ wrong_codes: 0 })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Counts anew where there are as many wrong codes, and none was notified of since; returns whether
 * that is so.
 */
export async function updateAppWarned(
  db: Db,
  userId: string,
  { now, since, wrongCodes }: { now: Date; since: Date; wrongCodes: number },
): Promise<boolean> {
  const warned = await db
    .updateTable('authenticator_apps')
    .set({ wrong_codes: 0, warned_at: now })
    .where('user_id', '=', userId)
    .where('wrong_codes', '>=', wrongCodes)
    .where((either) =>
      either.or([either('warned_at', 'is', null), either('warned_at', '<=', since)]),
    )
    .returning('user_id')
    .executeTakeFirst();
  return warned !== undefined;
}

/** Deletes the app with its recovery codes and the sign-ins that wait for it. */
export async function deleteApp(db: Db, userId: string) {
  await sql`
    with gone_codes as (delete from recovery_codes where user_id = ${userId}),
    gone_steps as (delete from second_steps where user_id = ${userId})
    delete from authenticator_apps where user_id = ${userId}`.execute(db);
}

export async function insertRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]) {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** Spends a recovery code: returns false where there is no such code. */
export async function deleteRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteRecoveryCodes(db: Db, userId: string) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
