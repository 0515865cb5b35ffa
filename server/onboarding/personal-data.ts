import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** How a professional was invited, and on what ground. */
export async function exportInvitations(
  db: Db,
  { professionalId }: PersonRef,
): Promise<PersonalData> {
  if (professionalId === null) return {};
  return { invitations: await queries.findOwnInvitations(db, professionalId) };
}

/** Keeps the proof that invitations were lawful, and nothing that says who got them or about whom. */
export async function eraseInvitations(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.anonymizeInvitations(tx, erased);
}
