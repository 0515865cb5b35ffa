import { sql, type Insertable } from 'kysely';
import { batchedQuery } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';
import { teamOf } from '#server/accounts/queries-membership.ts';

/** A session and its person. */
interface FoundSession {
  token_hash: Buffer;
  id: string;
  user_id: string;
  proven_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  role: 'customer' | 'professional';
  name: string;
  email: string | null;
  email_proven_at: Date | null;
  phone: string | null;
  professional_id: string | null;
  owner_id: string | null;
  team_size: number;
}

/** The session with this hash and its person, unless they may not use it: every call reads it. */
export const findSession = batchedQuery(
  async (db, hashes: readonly Buffer[]): Promise<(FoundSession | undefined)[]> => {
    const { rows } = await sql<FoundSession>`
      select token_hash, sessions.id, sessions.user_id, proven_at, last_seen_at, expires_at,
        case when team.professional_id is null then role else 'professional' end as role,
        users.name, users.email, users.email_proven_at, users.phone,
        coalesce(own.id, team.professional_id) as professional_id,
        case when own.id is null then team.owner_id else users.id end as owner_id,
        case when own.id is null and team.professional_id is null then 0 else (
          select 1 + count(*)::int from team_members
          where team_members.professional_id = coalesce(own.id, team.professional_id)
            and left_at is null) end as team_size
      from sessions join users on users.id = sessions.user_id
      left join professionals own on own.user_id = users.id
      left join lateral ${teamOf(sql`users.id`)} team on own.id is null and not as_customer
      where token_hash = any(${arrayOf('bytea', hashes)})
        and users.erased_at is null and users.suspended_at is null`.execute(db);
    const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
    return hashes.map((hash) => byHash.get(hash.toString('hex')));
  },
);

/** Whether an operator suspended this person. */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertSession(db: Db, session: Insertable<Tables['sessions']>) {
  await db.insertInto('sessions').values(session).execute();
}

/** Whether the person of a session uses the site as the customer they are besides. */
export async function updateSessionSide(db: Db, id: string, isCustomer: boolean): Promise<void> {
  await db.updateTable('sessions').set({ as_customer: isCustomer }).where('id', '=', id).execute();
}

export async function updateSessionSeen(db: Db, tokenHash: Buffer, now: Date) {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute();
}

/** Returns the person whose session it was. */
export async function deleteSessionByToken(db: Db, tokenHash: Buffer) {
  return db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
}

/** Deletes every session of a person, and the sign-ins that wait for their second step. */
export async function deleteSessionsOfUser(db: Db, userId: string) {
  await db
    .with('gone_steps', (gone) => gone.deleteFrom('second_steps').where('user_id', '=', userId))
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .execute();
}

/** The active sessions of a person, the one used last first. */
export async function findSessionsOfUser(
  db: Db,
  userId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether a session still exists. */
export async function hasSession(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether this person had a session of that id. */
export async function deleteSessionOfUser(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** As {@link deleteSessionsOfUser}, but for one; returns whether there was any. */
export async function deleteOtherSessionsOfUser(db: Db, userId: string, keptId: string) {
  const { numDeletedRows } = await db
    .with('gone_steps', (gone) => gone.deleteFrom('second_steps').where('user_id', '=', userId))
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteEndedSessions(db: Db, at: { now: Date; idleSince: Date }) {
  await db
    .deleteFrom('sessions')
    .where((either) =>
      either.or([either('expires_at', '<=', at.now), either('last_seen_at', '<=', at.idleSince)]),
    )
    .execute();
}
