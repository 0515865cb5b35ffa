import type { Db, Tx } from '#server/platform/db.ts';
import type { Erased, KeptOfPerson, Who } from '#server/platform/kept-of-person.ts';
import * as queries from './queries-person.ts';

/** How a professional was invited, and on what ground. */
export async function exportInvitations(db: Db, { professionalId }: Who): Promise<KeptOfPerson> {
  if (professionalId === null) return {};
  return { invitations: await queries.findOwnInvitations(db, professionalId) };
}

/** Keeps the proof that invitations were lawful, and nothing that says who got them or about whom. */
export async function eraseInvitations(tx: Tx, erased: Erased): Promise<void> {
  await queries.deleteSaid(tx, erased);
}
