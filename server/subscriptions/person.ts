import type { Db, Tx } from '#server/platform/db.ts';
import type { Erased, KeptOfPerson, Who } from '#server/platform/kept-of-person.ts';
import * as queries from './queries-person.ts';

/** The plan of a professional, and the ledger of their contacts. */
export async function exportQuota(db: Db, { professionalId }: Who): Promise<KeptOfPerson> {
  if (professionalId === null) return {};
  return {
    quota: await queries.findOwnQuota(db, professionalId),
    contacts: await queries.findOwnEntries(db, professionalId),
  };
}

/** Deletes the ledger; the plan says nothing of anybody. */
export async function eraseQuota(tx: Tx, { professionalId }: Erased): Promise<void> {
  if (professionalId !== null) await queries.deleteEntries(tx, professionalId);
}
