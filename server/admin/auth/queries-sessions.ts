import type { Insertable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';

/** The admin of a session that is neither expired nor idle since before `idleSince`. */
export async function findActiveAdminSession(
  db: Db,
  tokenHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db
    .selectFrom('admin_sessions')
    .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
    .select([
      'admins.id',
      'admins.email',
      'admins.name',
      'admins.role',
      'admins.is_demo',
      'admins.totp_confirmed_at',
      'admin_sessions.last_seen_at',
    ])
    .where('admin_sessions.token_hash', '=', tokenHash)
    .where('admin_sessions.expires_at', '>', now)
    .where('admin_sessions.last_seen_at', '>', idleSince)
    .executeTakeFirst();
}

export async function insertAdminSession(db: Db, session: Insertable<Tables['admin_sessions']>) {
  await db.insertInto('admin_sessions').values(session).execute();
}

export async function updateAdminSessionSeen(db: Db, tokenHash: Buffer, now: Date) {
  await db
    .updateTable('admin_sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute();
}

export async function findAdminSessionProof(db: Db, tokenHash: Buffer) {
  const found = await db
    .selectFrom('admin_sessions')
    .select('proven_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.proven_at;
}

export async function updateAdminSessionProof(db: Db, tokenHash: Buffer, now: Date) {
  await db
    .updateTable('admin_sessions')
    .set({ proven_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Returns the admin whose session it was, if there was one. */
export async function deleteAdminSession(db: Db, tokenHash: Buffer) {
  return db
    .deleteFrom('admin_sessions')
    .using('admins')
    .whereRef('admins.id', '=', 'admin_sessions.admin_id')
    .where('token_hash', '=', tokenHash)
    .returning(['admins.id', 'admins.email'])
    .executeTakeFirst();
}

/** All sessions of an admin but the given one, if any. */
export async function deleteAdminSessions(db: Db, adminId: string, kept?: Buffer) {
  await db
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', adminId)
    .$if(kept !== undefined, (others) => others.where('token_hash', '!=', kept as Buffer))
    .execute();
}

export async function deleteAdminSessionsEndedBy(db: Db, at: { now: Date; idleSince: Date }) {
  await db
    .deleteFrom('admin_sessions')
    .where((either) =>
      either.or([either('expires_at', '<=', at.now), either('last_seen_at', '<=', at.idleSince)]),
    )
    .execute();
}
