import type { Db } from '#server/platform/database/db.ts';
import { listAnsweredLeads, type AcceptedLead } from './queries-unanswered-leads.ts';

/** The leads whose customer has not written to the professional since they accepted. */
export async function findUnansweredLeads<Lead extends AcceptedLead>(
  db: Db,
  leads: readonly Lead[],
): Promise<Lead[]> {
  if (leads.length === 0) return [];
  const answered = new Set(await listAnsweredLeads(db, leads));
  return leads.filter(({ id }) => !answered.has(id));
}
