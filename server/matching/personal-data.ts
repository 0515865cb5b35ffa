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

/** The leads of a person on either side, the people on the other, and those of their teams. */
export async function findInvolvedLeads(
  db: Db,
  who: PersonRef,
): Promise<{ leadIds: string[]; otherIds: string[] }> {
  const rows = await queries.findInvolvedLeads(db, who);
  const leads = rows.flatMap(({ lead_id: lead }) => lead ?? []);
  const others = rows.flatMap(({ other_id: other }) => other ?? []);
  return { leadIds: [...new Set(leads)], otherIds: [...new Set(others)] };
}
