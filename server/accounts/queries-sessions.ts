import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/db.ts';

/** Who holds a session that is neither over nor idle since before `idleSince`. */
export async function findLiveSession(
  db: Db,
  tokenHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('professionals', 'professionals.user_id', 'users.id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.proven_at',
      'users.role',
      'users.name',
      'users.email',
      'users.email_proven_at',
      'users.phone',
      'professionals.id as professional_id',
      'sessions.last_seen_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.erased_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', idleSince)
    .executeTakeFirst();
}

/** Whether an operator keeps this person out. */
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

export async function updateSessionSeen(db: Db, tokenHash: Buffer, now: Date) {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute();
}

/** Gives back whose session it was. */
export async function deleteSessionByToken(db: Db, tokenHash: Buffer) {
  return db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
}

export async function deleteSessionsOfUser(db: Db, userId: string) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** The live sessions of a person, the one used last first. */
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

/** Whether a session is there still. */
export async function hasSession(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives back whether this person had a session of that id. */
export async function deleteSessionOfUser(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Gives back whether there was any. */
export async function deleteSessionsOfUserBut(db: Db, userId: string, keptId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteDeadSessions(db: Db, at: { now: Date; idleSince: Date }) {
  await db
    .deleteFrom('sessions')
    .where((either) =>
      either.or([either('expires_at', '<=', at.now), either('last_seen_at', '<=', at.idleSince)]),
    )
    .execute();
}
