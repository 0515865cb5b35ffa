import type { AdminRole } from '#contract/admin/roles.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';

/** All admins with the moment their sessions were last used, the oldest first. */
export async function listAdmins(db: Db) {
  return db
    .selectFrom('admins')
    .leftJoin('admin_sessions', 'admin_sessions.admin_id', 'admins.id')
    .select(({ fn }) => [
      'admins.id',
      'admins.email',
      'admins.name',
      'admins.role',
      'admins.is_demo',
      'admins.totp_confirmed_at',
      'admins.created_at',
      fn.max('admin_sessions.last_seen_at').as('last_seen_at'),
    ])
    .groupBy('admins.id')
    .orderBy('admins.created_at')
    .orderBy('admins.id')
    .execute();
}

/** Locks the owners until the transaction ends, always in the same order. */
export async function findOwnersForUpdate(tx: Tx) {
  return tx
    .selectFrom('admins')
    .select(['id', 'is_demo'])
    .where('role', '=', 'owner')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateAdminRole(tx: Tx, id: string, role: AdminRole) {
  await tx.updateTable('admins').set({ role }).where('id', '=', id).execute();
}

/** Deletes an admin with their sessions, recovery codes and open invitations. */
export async function deleteAdmin(tx: Tx, id: string) {
  await tx.deleteFrom('admins').where('id', '=', id).execute();
}
