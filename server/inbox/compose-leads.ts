import type { Lead } from '#contract/requests/leads.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { presentLead, type LeadRow } from '#server/matching/matching.ts';
import { presentNewest, summarizeForProfessional } from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Session } from '#server/platform/http/route.ts';
import { findRequests } from '#server/requests/requests.ts';
import { findReviewsByRequests } from '#server/reviews/reviews.ts';
import { findBlockedWith } from '#server/safety/safety.ts';
import { findPhotos } from './photos.ts';

export type ProfessionalSession = Pick<Session, 'userId'> & { professionalId: string };

/** Leads for their professional, in order, each with what they may see by now. */
export async function composeLeads(
  db: Db,
  session: ProfessionalSession,
  leads: readonly LeadRow[],
): Promise<Lead[]> {
  if (leads.length === 0) return [];
  const { professionalId } = session;
  const about = await findAbout(db, session, leads);
  const { requests, summaries, photos, customers, reviews, apart } = about;
  return leads.flatMap((lead) => {
    const request = requests.get(lead.request_id);
    if (!request) return [];
    const summary = summaries.get(request.id);
    return [
      presentLead(lead, request, {
        customer: customers.get(request.customer_id),
        newest: presentNewest(summary),
        unreadCount: summary?.unread[professionalId] ?? 0,
        photos: photos.get(request.id) ?? [],
        review: reviews.get(request.id),
        isBlocked: apart.has(request.customer_id),
      }),
    ];
  });
}

/** What other domains know about these leads; messages and customers only as far as visible. */
async function findAbout(
  db: Db,
  { professionalId, userId }: ProfessionalSession,
  leads: readonly LeadRow[],
) {
  const ids = leads.map((lead) => lead.request_id);
  const accepted = leads
    .filter(({ status }) => status === 'accepted')
    .map((lead) => lead.request_id);
  const [requests, summaries, apart] = await Promise.all([
    findRequests(db, ids),
    summarizeForProfessional(db, professionalId, accepted),
    findBlockedWith(db, userId),
  ]);
  const ofKnown = requests.filter(({ id }) => accepted.includes(id));
  const completed = ofKnown.filter(({ status }) => status === 'completed');
  const [photos, customers, reviews] = await Promise.all([
    findPhotos(db, requests),
    findUsers(
      db,
      ofKnown.map((request) => request.customer_id),
    ),
    findReviewsByRequests(
      db,
      completed.map(({ id }) => id),
    ),
  ]);
  return {
    requests: new Map(requests.map((request) => [request.id, request])),
    summaries: new Map(summaries.map((summary) => [summary.requestId, summary])),
    photos,
    customers,
    reviews,
    apart: new Set(apart),
  };
}
