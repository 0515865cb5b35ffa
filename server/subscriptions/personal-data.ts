import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** The plan of a professional, and the ledger of their contacts. */
export async function exportQuota(db: Db, { professionalId }: PersonRef): Promise<PersonalData> {
  if (professionalId === null) return {};
  return {
    quota: await queries.findOwnQuota(db, professionalId),
    contacts: await queries.findOwnEntries(db, professionalId),
  };
}

/** Deletes the ledger; the plan alone is not personal. */
export async function eraseQuota(tx: Tx, { professionalId }: ErasedPerson): Promise<void> {
  if (professionalId !== null) await queries.deleteEntries(tx, professionalId);
}
