import type { Lead } from '#contract/requests/leads.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { presentLead, type AboutTeam, type LeadRow } from '#server/matching/matching.ts';
import { presentNewest, summarizeForProfessional } from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Session } from '#server/platform/http/route.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { findRequests } from '#server/requests/requests.ts';
import { findReviewsByRequests } from '#server/reviews/reviews.ts';
import { findBlockedWith } from '#server/safety/safety.ts';
import { findPhotos } from './photos.ts';

export type ProfessionalSession = Pick<Session, 'userId'> & {
  professionalId: string;
  ownerId: string;
};

/** Leads for their professional, in order, each with what they may see by now. */
export async function composeLeads(
  db: Db,
  session: ProfessionalSession,
  leads: readonly LeadRow[],
): Promise<Lead[]> {
  if (leads.length === 0) return [];
  const { professionalId } = session;
  const about = await findAbout(db, session, leads);
  const { requests, summaries, photos, customers, reviews, apart, team } = about;
  const mayBlock = session.ownerId === session.userId;
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
        team,
        mayBlock,
      }),
    ];
  });
}

/** What other domains know about these leads; messages and customers only as far as visible. */
async function findAbout(
  db: Db,
  { professionalId, userId, ownerId }: ProfessionalSession,
  leads: readonly LeadRow[],
) {
  const ids = leads.map((lead) => lead.request_id);
  const accepted = leads
    .filter(({ status }) => status === 'accepted')
    .map((lead) => lead.request_id);
  const [requests, summaries, apart, team] = await Promise.all([
    findRequests(db, ids),
    summarizeForProfessional(db, professionalId, accepted),
    findBlockedWith(db, ownerId),
    findTeamOf(db, { professionalId, userId, ownerId }, leads),
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
    team,
  };
}

/** The people behind these leads; where the owner works alone and always did, nobody is named. */
async function findTeamOf(
  db: Db,
  { professionalId, userId: reader, ownerId }: ProfessionalSession,
  leads: readonly LeadRow[],
): Promise<AboutTeam> {
  const people = (await findProfessionals(db, [professionalId])).get(professionalId)?.userIds ?? [];
  const acted = leads.flatMap((lead) => [lead.assigned_to, lead.responded_by]);
  const ids = new Set(acted.filter((id) => id !== null));
  const isAlone = people.length < 2 && [...ids].every((id) => id === ownerId);
  const found = isAlone ? [] : [...(await findUsers(db, [...ids])).values()];
  return { reader, size: people.length, names: new Map(found.map(({ id, name }) => [id, name])) };
}
