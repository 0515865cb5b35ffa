import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** The quotes a person sent or received, and what they saved for the next. */
export async function exportQuotes(db: Db, who: PersonRef): Promise<PersonalData> {
  return {
    quotes: await queries.findOwnQuotes(db, who),
    quoteTemplates: await queries.findOwnTemplates(db, who),
    quoteTaxes: await queries.findOwnTaxes(db, who),
  };
}

/**
 * Deletes what a person saved for quotes, and the quotes they sent or received, but for those that were accepted: they are the other side's contract too, and kept without the person's words.
 */
export async function eraseQuotes(
  tx: Tx,
  { professionalId, requestIds }: ErasedPerson,
): Promise<void> {
  await queries.deleteSaved(tx, professionalId);
  await queries.deleteUnaccepted(tx, { professionalId, requestIds });
}
