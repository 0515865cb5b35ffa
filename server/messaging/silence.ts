import type { Db } from '#server/platform/db.ts';
import { listAnswered, type AcceptedLead } from './queries-silence.ts';

/** Those of these leads whose customer has not written to the professional since they accepted. */
export async function findSilent<Lead extends AcceptedLead>(
  db: Db,
  leads: readonly Lead[],
): Promise<Lead[]> {
  if (leads.length === 0) return [];
  const answered = new Set(await listAnswered(db, leads));
  return leads.filter(({ id }) => !answered.has(id));
}
