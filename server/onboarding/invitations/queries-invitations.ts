import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/platform/database/db.ts';
import { hashOf } from '#server/platform/secrets/hashes.ts';

type Invitation = Tables['invitations'];
export type NewInvitation = Insertable<Invitation>;
export type InvitationRow = Selectable<Invitation>;

/** A valid invitation. */
export type OpenInvitation = InvitationRow & { professional_id: string };

/** The invitation of a personal link, until it expires or was used; all invalid ones are alike. */
export function findOpenInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('professional_id', 'is not', null)
    .$castTo<OpenInvitation>()
    .executeTakeFirst();
}

/** Whatever the state of it and of its professional. */
export function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether an invitation was sent about a lead. */
export async function hasInvitation(db: Db, leadId: string): Promise<boolean> {
  const found = await db
    .selectFrom('invitations')
    .select('id')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether one of these addresses was written to after a moment. */
export async function wasContactedSince(
  db: Db,
  addressHashes: readonly Buffer[],
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('invitations')
    .select('id')
    .where('address_hash', 'in', addressHashes)
    .where('sent_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Inserts the proof of an invitation, with its lawful basis. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db.insertInto('invitations').values(invitation).execute();
}

/** Invalidates all links of a professional. */
export async function updateInvitationsUsed(
  db: Db,
  used: { professionalId: string; outcome: 'joined' | 'never_again'; at: Date },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ used_at: used.at, outcome: used.outcome })
    .where('professional_id', '=', used.professionalId)
    .where('used_at', 'is', null)
    .execute();
}

/** Sets the outcome of one invitation, whose link still works; the last one counts. */
export async function updateInvitationOutcome(
  db: Db,
  id: string,
  outcome: NonNullable<InvitationRow['outcome']>,
): Promise<void> {
  await db.updateTable('invitations').set({ outcome }).where('id', '=', id).execute();
}
