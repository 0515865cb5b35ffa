import type { Lead } from '#contract/requests/leads.ts';
import { findUsers, type Person } from '#server/accounts/accounts.ts';
import { presentLead, type LeadRow } from '#server/matching/matching.ts';
import { presentNewest, summarizeForProfessional } from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Session } from '#server/platform/http/route.ts';
import { findRequests } from '#server/requests/requests.ts';
import { findReviewsByRequests } from '#server/reviews/reviews.ts';
import { findBlockedWith } from '#server/safety/safety.ts';
import { findPhotos } from './photos.ts';

export type ProfessionalSession = Pick<Session, 'userId' | 'teamSize'> & {
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
  { professionalId, userId: reader, ownerId, teamSize: size }: ProfessionalSession,
  leads: readonly LeadRow[],
) {
  const ids = leads.map((lead) => lead.request_id);
  const accepted = leads
    .filter(({ status }) => status === 'accepted')
    .map((lead) => lead.request_id);
  const [requests, summaries, apart] = await Promise.all([
    findRequests(db, ids),
    summarizeForProfessional(db, professionalId, accepted),
    findBlockedWith(db, ownerId),
  ]);
  const ofKnown = requests.filter(({ id }) => accepted.includes(id));
  const completed = ofKnown.filter(({ status }) => status === 'completed');
  const acted = actedOn(leads, { ownerId, teamSize: size });
  const [photos, people, reviews] = await Promise.all([
    findPhotos(db, requests),
    findUsers(db, [...ofKnown.map((request) => request.customer_id), ...acted]),
    findReviewsByRequests(
      db,
      completed.map(({ id }) => id),
    ),
  ]);
  return {
    requests: new Map(requests.map((request) => [request.id, request])),
    summaries: new Map(summaries.map((summary) => [summary.requestId, summary])),
    photos,
    customers: people,
    reviews,
    apart: new Set(apart),
    team: { reader, size, names: namesOf(people, acted) },
  };
}

/** Whoever has one of these leads or answered it; nobody where the owner works alone and always did. */
function actedOn(
  leads: readonly LeadRow[],
  { ownerId, teamSize }: Pick<ProfessionalSession, 'ownerId' | 'teamSize'>,
): string[] {
  const ids = leads.flatMap((lead) => [lead.assigned_to, lead.responded_by]);
  const acted = [...new Set(ids.filter((id) => id !== null))];
  return teamSize < 2 && acted.every((id) => id === ownerId) ? [] : acted;
}

function namesOf(people: ReadonlyMap<string, Person>, ids: readonly string[]) {
  return new Map(ids.map((id) => [id, people.get(id)?.name ?? '']));
}
