import { findLeadsWithCards } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';

/** The lead of a professional on a request: their page opens it. */
export async function findLeadId(
  db: Db,
  requestId: string,
  professionalId: string,
): Promise<string | undefined> {
  const leads = await findLeadsWithCards(db, [requestId]);
  return leads.find(({ lead }) => lead.professional_id === professionalId)?.lead.id;
}
