import type { Db, Tx } from '#server/platform/db.ts';
import type { Erased, KeptOfPerson, Who } from '#server/platform/kept-of-person.ts';
import * as queries from './queries-person.ts';

/** A person's requests, and what happened to them. */
export async function exportRequests(db: Db, who: Who): Promise<KeptOfPerson> {
  return {
    requests: await queries.findOwnRequests(db, who.userId),
    history: await queries.findOwnHistory(db, who),
  };
}

/** Takes the words and the place out of a person's requests, and what they said along the way. */
export async function eraseRequests(
  tx: Tx,
  { professionalId, requestIds, leadIds }: Erased,
): Promise<void> {
  await queries.deleteWords(tx, requestIds);
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
