import type { Insertable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

/** The open invitations of a team, the oldest first. */
export async function listInvitations(db: Db, professionalId: string, now: Date) {
  return db
    .selectFrom('team_invitations')
    .select(['id', 'email', 'created_at', 'expires_at', 'idempotency_key'])
    .where('professional_id', '=', professionalId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores an invitation; an earlier one of the same address opens nothing any more. */
export async function upsertInvitation(tx: Tx, row: Insertable<Tables['team_invitations']>) {
  const { professional_id: _, email: __, ...others } = row;
  await tx
    .insertInto('team_invitations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['professional_id', 'email']).doUpdateSet(others))
    .execute();
}

/** The open invitation of a token, where its business and owner are there and not suspended. */
export async function findInvitation(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('team_invitations')
    .innerJoin('professionals', 'professionals.id', 'team_invitations.professional_id')
    .innerJoin('users', 'users.id', 'professionals.user_id')
    .select([
      'team_invitations.email',
      'team_invitations.professional_id as professionalId',
      'professionals.name as business',
      'users.id as ownerId',
      'users.name as owner',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('professionals.suspended_at', 'is', null)
    .where('professionals.erased_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Spends the open invitation of a token; returns whether there was one (still). */
export async function spendInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns whether there was one. */
export async function deleteInvitation(
  db: Db,
  { id, professionalId }: { id: string; professionalId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('team_invitations')
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes invitations to these addresses, and those of a business that is erased. */
export async function deleteInvitationsOf(
  db: Db,
  { emails, professionalId }: { emails: readonly string[]; professionalId: string | null },
): Promise<void> {
  await db
    .deleteFrom('team_invitations')
    .where((either) =>
      either.or([
        ...(emails.length > 0 ? [either('email', 'in', emails)] : []),
        ...(professionalId === null ? [] : [either('professional_id', '=', professionalId)]),
        either.val(false),
      ]),
    )
    .execute();
}

/** The open invitations to an address. */
export async function listInvitationsTo(db: Db, email: string) {
  return db
    .selectFrom('team_invitations')
    .innerJoin('professionals', 'professionals.id', 'team_invitations.professional_id')
    .select(['professionals.name as business', 'team_invitations.created_at as invitedAt'])
    .where('team_invitations.email', '=', email)
    .execute();
}

export async function deleteInvitationsExpiredBy(db: Db, now: Date) {
  await db.deleteFrom('team_invitations').where('expires_at', '<=', now).execute();
}
