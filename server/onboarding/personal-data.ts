import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** The invitations of a professional, and their lawful basis. */
export async function exportInvitations(
  db: Db,
  { professionalId }: PersonRef,
): Promise<PersonalData> {
  if (professionalId === null) return {};
  return { invitations: await queries.findOwnInvitations(db, professionalId) };
}

/** Anonymizes invitations: keeps the proof that they were lawful, without recipient and content. */
export async function eraseInvitations(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.anonymizeInvitations(tx, erased);
}
