import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';
import type { Address } from './addresses.ts';
import { pausedTeamOf, teamOf } from './queries-membership.ts';

type Users = Tables['users'];

const accountColumns = [
  'users.id',
  'users.role',
  'users.name',
  'users.email',
  'users.email_proven_at',
  'users.phone',
  'users.unproven_phone',
  'users.unproven_email',
  'users.auth_provider',
  'users.provider_id',
  'users.avatar_url',
  'users.language',
  'users.terms_accepted_at',
  'users.terms_version',
  'users.created_at',
  'users.deletion_due_at',
  'users.suspended_at',
  'users.erased_at',
] as const;

type AccountColumn = (typeof accountColumns)[number] extends `users.${infer Name}` ? Name : never;

/** A user without the password, and the id of the professional they are. */
export type AccountRow = Pick<Selectable<Users>, AccountColumn & keyof Users> & {
  professional_id: string | null;
  /** The team of somebody else that they are a member of. */
  team_id: string | null;
  team_name: string | null;
  /** The name of a suspended business whose team they are in. */
  paused_team: string | null;
  has_password: boolean;
};

export async function findAccountById(db: Db, id: string): Promise<AccountRow | undefined> {
  return (await findAccountsByIds(db, [id]))[0];
}

export const findAccountsByIds = batchedRows(
  (db, ids): Promise<AccountRow[]> =>
    selectAccounts(db)
      .where('users.id', '=', sql<string>`any(${arrayOf('uuid', ids)})`)
      .execute(),
  ({ id }) => id,
);

/** How many people there are, those erased left out, by the language they chose. */
export async function countPeopleByLanguage(
  db: Db,
): Promise<{ language: Language; count: number }[]> {
  const rows = await db
    .selectFrom('users')
    .select(({ fn }) => ['language', fn.countAll<string>().as('people')])
    .where('erased_at', 'is', null)
    .groupBy('language')
    .execute();
  return LANGUAGES.map((language) => ({
    language,
    count: Number(rows.find((row) => row.language === language)?.people ?? 0),
  }));
}

export async function findAccountByPhone(db: Db, phone: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('users.phone', '=', phone).executeTakeFirst();
}

/** Locks the account until the transaction ends. */
export async function findAccountByAddressForUpdate(
  db: Db,
  { channel, target }: Address,
): Promise<AccountRow | undefined> {
  return selectAccounts(db)
    .where(`users.${channel}`, '=', target)
    .forUpdate('users')
    .executeTakeFirst();
}

/** The id of whoever has proven this e-mail address. */
export async function findUserIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_proven_at', 'is not', null)
    .executeTakeFirst();
  return found?.id;
}

export async function findPasswordByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Sets another hash of the same password, unless the password was changed meanwhile. */
export async function updatePasswordHash(db: Db, id: string, before: string, hash: string) {
  await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute();
}

export async function findPasswordById(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** As {@link findPasswordById}, with the account locked until the transaction ends. */
export async function findPasswordByIdForUpdate(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns undefined where the e-mail address or the phone is taken. */
export async function insertUser(db: Db, user: Insertable<Users>) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Whether a provider identity opens this account. */
export async function hasIdentity(db: Db, userId: string): Promise<boolean> {
  const identities = db.selectFrom('identities').select('user_id').where('user_id', '=', userId);
  return (await identities.limit(1).executeTakeFirst()) !== undefined;
}

export async function updateUserById(db: Db, id: string, changes: Updateable<Users>) {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** The joins with other domains' tables, so that a person is one read: docs/decisions/0010 and 0074. */
function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('professionals', 'professionals.user_id', 'users.id')
    .leftJoinLateral(teamOf(sql`users.id`).as('team'), (join) => join.onTrue())
    .select([...accountColumns, 'professionals.id as professional_id'])
    .select(['team.professional_id as team_id', 'team.name as team_name'])
    .select(pausedTeamOf(sql`users.id`).as('paused_team'))
    .select(sql<boolean>`users.password_hash is not null`.as('has_password'));
}
