import { sql } from 'kysely';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import { ERASED_NAME } from '#server/platform/erased-placeholder.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

export async function findOwnAccount(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select name, role, email, email_proven_at as "emailProvenAt", unproven_email as "unprovenEmail",
      phone, unproven_phone as "unprovenPhone", language, auth_provider as "signUpBy",
      avatar_url as "picture", terms_accepted_at as "termsAcceptedAt",
      terms_version as "termsVersion", created_at as "createdAt",
      deletion_due_at as "deletionDueAt"
    from users where id = ${userId}`.execute(db);
  return rows;
}

export async function findOwnIdentities(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select provider, subject, created_at as "createdAt"
    from identities where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}

export async function findOwnPasskeys(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select name, array_to_string(transports, ', ') as "reachedBy", backed_up as "isBackedUp",
      created_at as "createdAt", last_used_at as "lastSeenAt"
    from passkeys where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}

export async function findOwnApp(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select confirmed_at as "since", (select count(*)::int from recovery_codes
      where recovery_codes.user_id = authenticator_apps.user_id) as "recoveryCodesLeft"
    from authenticator_apps where user_id = ${userId} and confirmed_at is not null`.execute(db);
  return rows;
}

export async function findOwnSessions(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select user_agent as "browser", created_at as "createdAt", last_seen_at as "lastSeenAt",
      expires_at as "expiresAt"
    from sessions where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}

export async function findOwnActivity(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select at, kind, way, browser, system
    from auth_events where user_id = ${userId} order by id`.execute(db);
  return rows;
}

export async function findOwnConsents(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select at, purpose, version, language, given
    from consents where user_id = ${userId} order by id`.execute(db);
  return rows;
}

/** People whose deletion is due and has not happened. */
export async function findDeletionsDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .orderBy('deletion_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a person against changes until the transaction ends. */
export async function lockUser(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'unproven_email',
      'phone',
      'unproven_phone',
      'language',
      'email_proven_at',
      'deletion_due_at',
      'erased_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The standing of a person for operators, locked in a mode that does not block references to the
 * person.
 */
export async function lockStandingById(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['role', 'deletion_due_at', 'suspended_at', 'erased_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Those of these people who are suspended. Serializes with a concurrent suspension: either it is seen
 * here, or it waits until the transaction ends and sees its rows.
 */
export async function findSuspended(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; suspended_at: Date | null }>`
    select id, suspended_at from users where id = any(${arrayOf('uuid', ids)}) order by id for share`.execute(
    db,
  );
  return rows.filter(({ suspended_at }) => suspended_at !== null).map(({ id }) => id);
}

/** Anonymizes the row: deletes credentials and contacts, and keeps a row without a name. */
export async function anonymizeUser(
  db: Db,
  { userId, addresses, at }: { userId: string; addresses: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    with gone_sessions as (delete from sessions where user_id = ${userId}),
    gone_identities as (delete from identities where user_id = ${userId}),
    gone_passkeys as (delete from passkeys where user_id = ${userId}),
    gone_apps as (delete from authenticator_apps where user_id = ${userId}),
    gone_recovery_codes as (delete from recovery_codes where user_id = ${userId}),
    gone_steps as (delete from second_steps where user_id = ${userId}),
    gone_events as (delete from auth_events where user_id = ${userId}),
    gone_codes as (delete from one_time_codes where target = any(${arrayOf('text', addresses)})),
    gone_live as (delete from live_events where user_id = ${userId})
    update users set name = ${ERASED_NAME}, email = null, email_proven_at = null,
      unproven_email = null, phone = null, unproven_phone = null, password_hash = null,
      provider_id = null, avatar_url = null, terms_accepted_at = null, terms_version = null,
      deletion_due_at = null, suspended_at = null, erased_at = ${at}
    where id = ${userId}`.execute(db);
}
