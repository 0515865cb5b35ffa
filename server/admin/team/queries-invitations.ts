import type { Insertable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

/** The invitations that have not expired, the oldest first. */
export async function listInvitations(db: Db, now: Date) {
  return db
    .selectFrom('admin_invitations')
    .innerJoin('admins', 'admins.id', 'admin_invitations.invited_by')
    .select([
      'admin_invitations.id',
      'admin_invitations.email',
      'admin_invitations.role',
      'admins.email as invited_by',
      'admin_invitations.created_at',
      'admin_invitations.expires_at',
    ])
    .where('admin_invitations.expires_at', '>', now)
    .orderBy('admin_invitations.created_at')
    .orderBy('admin_invitations.id')
    .execute();
}

export async function insertInvitation(tx: Tx, row: Insertable<Tables['admin_invitations']>) {
  const { email: _, ...others } = row;
  await tx
    .insertInto('admin_invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(others))
    .execute();
}

/** Who was invited by this invitation, if it is there. */
export async function findInvited(tx: Tx, id: string) {
  return tx.selectFrom('admin_invitations').select('email').where('id', '=', id).executeTakeFirst();
}

/** The unexpired invitation of a token. */
export async function findInvitation(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('admin_invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Spends the unexpired invitation of a token: undefined where there is none (any more). */
export async function spendInvitation(tx: Tx, tokenHash: Buffer, now: Date) {
  return tx
    .deleteFrom('admin_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['id', 'email', 'role'])
    .executeTakeFirst();
}

/** Returns what was deleted. */
export async function deleteInvitation(tx: Tx, id: string) {
  return tx
    .deleteFrom('admin_invitations')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst();
}

export async function deleteInvitationsBy(tx: Tx, adminId: string) {
  await tx.deleteFrom('admin_invitations').where('invited_by', '=', adminId).execute();
}

export async function deleteInvitationsExpiredBy(db: Db, now: Date) {
  await db.deleteFrom('admin_invitations').where('expires_at', '<=', now).execute();
}
