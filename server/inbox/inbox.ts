import type { Lead } from '#contract/requests/leads.ts';
import type { OwnRequest, WatchedRequest } from '#contract/requests/requests.ts';
import { LEAD_STAGES, type LeadStage, type LeadStatus } from '#contract/requests/statuses.ts';
import {
  countLeadsByStage,
  findLead,
  findLeadsWithCards,
  listLeadsByProfessional,
  presentTimeline,
} from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import {
  findRequest,
  listHistory,
  listRequestsByCustomer,
  type RequestRow,
} from '#server/requests/requests.ts';
import { composeLeads, type ProfessionalSession } from './compose-leads.ts';
import { composeOwnRequests } from './compose-requests.ts';

export { refundUnansweredLeads } from './refund-unanswered-leads.ts';

const PAGE = 20;

/** A page of the customer's requests with their leads, newest first, before the request `before`. */
export async function listOwnRequests(
  db: Db,
  session: Session,
  before: string | undefined,
): Promise<OwnRequest[]> {
  const page = { customerId: session.userId, before, limit: PAGE };
  const requests = await listRequestsByCustomer(db, page);
  const ids = requests.map(({ id }) => id);
  return composeOwnRequests(db, requests, await findLeadsWithCards(db, ids));
}

/**
 * One request of the customer with its leads.
 * @throws Refusal `not_found`, for those of others too
 */
export async function getOwnRequest(db: Db, session: Session, id: string): Promise<OwnRequest> {
  const request = await getRequest(db, session, id);
  const [own] = await composeOwnRequests(db, [request], await findLeadsWithCards(db, [id]));
  assertThat(own !== undefined, 'not_found');
  return own;
}

/**
 * One request of the customer with its leads and its timeline.
 * @throws Refusal `not_found`, for those of others too
 */
export async function getRequestWithTimeline(
  db: Db,
  session: Session,
  id: string,
): Promise<WatchedRequest> {
  const request = await getRequest(db, session, id);
  const [leads, history] = await Promise.all([findLeadsWithCards(db, [id]), listHistory(db, id)]);
  const [own] = await composeOwnRequests(db, [request], leads);
  assertThat(own !== undefined, 'not_found');
  return { ...own, timeline: presentTimeline(history, leads) };
}

async function getRequest(db: Db, { userId }: Session, id: string): Promise<RequestRow> {
  const request = await findRequest(db, id);
  assertThat(request?.customer_id === userId, 'not_found');
  return request;
}

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
