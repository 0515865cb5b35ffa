import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import type { Db } from '#server/platform/database/db.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { findLeadsByRequests, type LeadRow } from './queries.ts';

export interface LeadWithCard {
  lead: LeadRow;
  card: ProfessionalCard;
  /** The name of whoever of a team answered; none where its professional works alone. */
  answeredBy?: string | null;
}

/** The leads of some requests with the cards of their professionals, in the order of contact. */
export async function findLeadsWithCards(
  db: Db,
  requestIds: readonly string[],
): Promise<LeadWithCard[]> {
  if (requestIds.length === 0) return [];
  const leads = await findLeadsByRequests(db, requestIds);
  const professionals = await findProfessionals(
    db,
    leads.map((lead) => lead.professional_id),
  );
  return leads.flatMap((lead) => {
    const professional = professionals.get(lead.professional_id);
    return professional ? [{ lead, card: professional.card }] : [];
  });
}
