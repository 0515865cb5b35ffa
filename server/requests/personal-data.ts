import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** A person's requests, and what happened to them. */
export async function exportRequests(db: Db, who: PersonRef): Promise<PersonalData> {
  return {
    requests: await queries.findOwnRequests(db, who.userId),
    history: await queries.findOwnHistory(db, who),
  };
}

/** Takes the words and the place out of a person's requests, and what they said along the way. */
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

/** The ids of a customer's requests that are not completed or cancelled, oldest first. */
export function listOpenRequestIds(db: Db, userId: string): Promise<string[]> {
  return queries.findOwnIds(db, userId, true);
}
