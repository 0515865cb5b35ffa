import { findUsers } from '#server/accounts/accounts.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import { deleteInvitationsOf, listInvitationsTo } from './queries-invitations.ts';

/** The open invitations to the address a person has proven. */
export async function exportTeamInvitations(db: Db, { userId }: PersonRef): Promise<PersonalData> {
  const person = (await findUsers(db, [userId])).get(userId);
  if (!person?.email || !person.emailProven) return {};
  return { teamInvitations: await listInvitationsTo(db, person.email) };
}

/** Deletes the open invitations to a person, and those of their business. */
export async function eraseTeamInvitations(
  tx: Tx,
  { addresses, professionalId }: ErasedPerson,
): Promise<void> {
  await deleteInvitationsOf(tx, { emails: addresses, professionalId });
}
