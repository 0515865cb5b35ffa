import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** The change orders a person proposed or was asked about. */
export async function exportChangeOrders(db: Db, who: PersonRef): Promise<PersonalData> {
  return { changeOrders: await queries.findOwnChangeOrders(db, who) };
}

/**
 * Deletes the change orders a person proposed or was asked about, but for those that were accepted: with
 * the quote they are the other side's contract too.
 */
export async function eraseChangeOrders(
  tx: Tx,
  { professionalId, requestIds }: ErasedPerson,
): Promise<void> {
  await queries.deleteUnacceptedChangeOrders(tx, { professionalId, requestIds });
}
