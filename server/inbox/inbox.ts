import type { Lead } from '#contract/requests/leads.ts';
import { LEAD_STAGES, type LeadStage, type LeadStatus } from '#contract/requests/statuses.ts';
import { countLeadsByStage, findLead, listLeadsByProfessional } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { composeLeads, type ProfessionalSession } from './compose-leads.ts';

export { getLeadMap } from './maps/lead-map.ts';
export { getNeighbourhood } from './maps/neighbourhood.ts';
export { getOwnRequest, getRequestWithTimeline } from './own-requests.ts';
export { refundUnansweredLeads } from './refund-unanswered-leads.ts';
export { listWrittenRequests } from './written-requests.ts';

const PAGE = 20;

/** A page of the professional's leads, newest first, before the lead `before`. */
export async function listLeads(
  db: Db,
  session: ProfessionalSession,
  page: {
    before: string | undefined;
    status?: LeadStatus | undefined;
    stage?: LeadStage | undefined;
  },
): Promise<Lead[]> {
  const { professionalId } = session;
  const leads = await listLeadsByProfessional(db, { professionalId, ...page, limit: PAGE });
  return composeLeads(db, session, leads);
}

/** How many leads of the professional are in each stage. */
export async function countLeads(
  db: Db,
  { professionalId }: ProfessionalSession,
): Promise<Record<LeadStage, number>> {
  const rows = await countLeadsByStage(db, professionalId);
  const counts = LEAD_STAGES.map((stage) => {
    const row = rows.find((row) => row.stage === stage);
    return [stage, row?.count ?? 0] as const;
  });
  return Object.fromEntries(counts) as Record<LeadStage, number>;
}

/** One lead as its professional sees it now. */
export async function getLead(db: Db, session: ProfessionalSession, id: string): Promise<Lead> {
  const row = await findLead(db, id);
  const [lead] = await composeLeads(db, session, row ? [row] : []);
  assertThat(lead !== undefined, 'not_found');
  return lead;
}
