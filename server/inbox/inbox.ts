import type { Lead } from '#contract/leads.ts';
import type { OwnRequest } from '#contract/requests.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import {
  findLead,
  findLeadsWithCards,
  listLeadsByProfessional,
  mayKnowCustomer,
  presentLead,
  presentOwnRequest,
  type LeadRow,
} from '#server/matching/matching.ts';
import {
  presentSent,
  summarizeForCustomer,
  summarizeForProfessional,
  type Summary,
} from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/route.ts';
import {
  findRequest,
  findRequests,
  listRequestsByCustomer,
  type RequestRow,
} from '#server/requests/requests.ts';

const PAGE = 20;

/** A page of the customer's requests with their leads, newest first, before the request `before`. */
export async function listOwnRequests(
  db: Db,
  session: Session,
  before: string | undefined,
): Promise<OwnRequest[]> {
  const page = { customerId: session.userId, before, limit: PAGE };
  return composeOwnRequests(db, await listRequestsByCustomer(db, page));
}

/**
 * One request of the customer with its leads.
 * @throws Refusal `not_found`, for those of others too
 */
export async function getOwnRequest(db: Db, session: Session, id: string): Promise<OwnRequest> {
  const request = await findRequest(db, id);
  assertThat(request?.customer_id === session.userId, 'not_found');
  const [own] = await composeOwnRequests(db, [request]);
  assertThat(own !== undefined, 'not_found');
  return own;
}

/** A page of the professional's leads, newest first, before the lead `before`. */
export async function listLeads(
  db: Db,
  professional: ProfessionalSession,
  before: string | undefined,
): Promise<Lead[]> {
  const page = { professionalId: professional.professionalId, before, limit: PAGE };
  return composeLeads(db, professional, await listLeadsByProfessional(db, page));
}

/** One lead as its professional sees it now. */
export async function getLead(
  db: Db,
  professional: ProfessionalSession,
  id: string,
): Promise<Lead> {
  const row = await findLead(db, id);
  const [lead] = await composeLeads(db, professional, row ? [row] : []);
  assertThat(lead !== undefined, 'not_found');
  return lead;
}

type ProfessionalSession = Session & { professionalId: string };

async function composeOwnRequests(db: Db, requests: readonly RequestRow[]): Promise<OwnRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const [leads, summaries] = await Promise.all([
    findLeadsWithCards(db, ids),
    summarizeForCustomer(db, ids),
  ]);
  const leadsByRequest = Map.groupBy(leads, ({ lead }) => lead.request_id);
  const summaryByRequest = new Map(summaries.map((summary) => [summary.requestId, summary]));
  return requests.map((request) => {
    const summary = summaryByRequest.get(request.id);
    return presentOwnRequest(
      request,
      leadsByRequest.get(request.id) ?? [],
      newestOf(summary),
      (professionalId) => summary?.unread[professionalId] ?? 0,
    );
  });
}

async function composeLeads(
  db: Db,
  { professionalId }: ProfessionalSession,
  leads: readonly LeadRow[],
): Promise<Lead[]> {
  if (leads.length === 0) return [];
  const ids = leads.map((lead) => lead.request_id);
  const known = leads.filter(({ status }) => mayKnowCustomer(status));
  const [requests, summaries] = await Promise.all([
    findRequests(db, ids),
    summarizeForProfessional(
      db,
      professionalId,
      known.map((lead) => lead.request_id),
    ),
  ]);
  const requestById = new Map(requests.map((request) => [request.id, request]));
  const summaryByRequest = new Map(summaries.map((summary) => [summary.requestId, summary]));
  const customers = await findUsers(
    db,
    known.flatMap((lead) => requestById.get(lead.request_id)?.customer_id ?? []),
  );
  return leads.flatMap((lead) => {
    const request = requestById.get(lead.request_id);
    if (!request) return [];
    const summary = summaryByRequest.get(lead.request_id);
    const unreadCount = summary?.unread[professionalId] ?? 0;
    const customer = customers.get(request.customer_id);
    return [presentLead(lead, request, customer, { newest: newestOf(summary), unreadCount })];
  });
}

function newestOf(summary: Summary | undefined) {
  return summary?.newest ? presentSent(summary.newest, summary.isRead) : null;
}
