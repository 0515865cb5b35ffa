import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** What a professional was asked about, and who was asked about a customer's requests. */
export async function exportLeads(
  db: Db,
  { userId, professionalId }: PersonRef,
): Promise<PersonalData> {
  return {
    asked: await queries.findContactedByRequests(db, userId),
    leads: professionalId === null ? [] : await queries.findOwnLeads(db, professionalId),
  };
}

/** Takes out what a person said as one side of a lead. */
export async function eraseLeads(tx: Tx, erased: ErasedPerson): Promise<void> {
  await queries.deletePersonalNotes(tx, erased);
}

/** The leads that a person had to do with, and the people on the other side of them. */
export async function findInvolvedLeads(
  db: Db,
  who: PersonRef,
): Promise<{ leadIds: string[]; otherIds: string[] }> {
  const rows = await queries.findInvolvedLeads(db, who);
  const others = rows.flatMap(({ other_id: other }) => (other === null ? [] : [other]));
  return { leadIds: rows.map(({ lead_id: id }) => id), otherIds: [...new Set(others)] };
}
