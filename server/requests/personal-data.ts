import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** A person's requests, and their history. */
export async function exportRequests(db: Db, who: PersonRef): Promise<PersonalData> {
  return {
    requests: await queries.findOwnRequests(db, who.userId),
    history: await queries.findOwnHistory(db, who),
  };
}

/** Erases texts and places of a person's requests, and their notes in the history. */
export async function eraseRequests(
  tx: Tx,
  { professionalId, requestIds, leadIds }: ErasedPerson,
): Promise<void> {
  await queries.anonymizeRequests(tx, requestIds);
  if (professionalId !== null) await queries.deleteNotesOfLeads(tx, leadIds);
}

/** The ids of a customer's requests, oldest first. */
export function listRequestIds(db: Db, userId: string): Promise<string[]> {
  return queries.findOwnIds(db, userId, false);
}

/** The ids of a customer's open requests, oldest first. */
export function listOpenRequestIds(db: Db, userId: string): Promise<string[]> {
  return queries.findOwnIds(db, userId, true);
}
