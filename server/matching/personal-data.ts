import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** The leads of a professional, and those of a customer's requests. */
export async function exportLeads(
  db: Db,
  { userId, professionalId }: PersonRef,
): Promise<PersonalData> {
  return {
    asked: await queries.findContactedByRequests(db, userId),
    leads: professionalId === null ? [] : await queries.findOwnLeads(db, professionalId),
  };
}

/** Deletes what a person wrote as one side of a lead. */
export async function eraseLeads(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.deletePersonalNotes(tx, erased);
}

/** The leads of a person on either side, and the people on the other. */
export async function findInvolvedLeads(
  db: Db,
  who: PersonRef,
): Promise<{ leadIds: string[]; otherIds: string[] }> {
  const rows = await queries.findInvolvedLeads(db, who);
  const others = rows.flatMap(({ other_id: other }) => (other === null ? [] : [other]));
  return { leadIds: rows.map(({ lead_id: id }) => id), otherIds: [...new Set(others)] };
}
