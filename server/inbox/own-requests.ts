import type { OwnRequest, WatchedRequest } from '#contract/requests/requests.ts';
import type { OwnReview } from '#contract/requests/reviews.ts';
import type { Attachment } from '#contract/files.ts';
import { findMessageAttachments } from '#server/files/files.ts';
import {
  presentOwnRequest,
  presentTimeline,
  type LeadWithCard,
} from '#server/matching/matching.ts';
import { presentNewest } from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Session } from '#server/platform/http/route.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { presentCard } from '#server/professionals/professionals.ts';
import { listHistory } from '#server/requests/requests.ts';
import { findReviewsByRequests } from '#server/reviews/reviews.ts';
import { findPhotos } from './photos.ts';
import { findOwnRequests, type FoundRequest } from './queries-own-requests.ts';
import type { AskedRequests } from './queries-shown.ts';

export const PAGE = 20;

/** Requests of a customer with their leads, newest first. */
export async function listOwnRequests(db: Db, asked: AskedRequests): Promise<OwnRequest[]> {
  const found = await findOwnRequests(db, asked);
  return present(db, found, found.map(leadsOf));
}

/**
 * One request of the customer with its leads.
 * @throws Refusal `not_found`, for those of others too
 */
export async function getOwnRequest(db: Db, session: Session, id: string): Promise<OwnRequest> {
  return (await getWithLeads(db, session, id)).own;
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
  const { own, leads } = await getWithLeads(db, session, id);
  const isDirect = own.direct !== null;
  return { ...own, timeline: presentTimeline(await listHistory(db, id), leads, { isDirect }) };
}

async function getWithLeads(db: Db, { userId: customerId }: Session, requestId: string) {
  const asked: AskedRequests = { customerId, requestId, limit: 1 };
  const found = await findOwnRequests(db, asked);
  const leads = found.flatMap(leadsOf);
  const [own] = await present(db, found, [leads]);
  assertThat(own !== undefined, 'not_found');
  return { own, leads };
}

function leadsOf({ leads }: FoundRequest): LeadWithCard[] {
  return leads.map(({ card, ...one }) => ({ ...one, card: presentCard(card) }));
}

/** Most have neither photos nor a review, nor files with their newest message: then nothing is asked. */
async function present(
  db: Db,
  found: readonly FoundRequest[],
  leads: readonly LeadWithCard[][],
): Promise<OwnRequest[]> {
  const requests = found.map(({ request }) => request);
  const completed = requests.filter(({ status }) => status === 'completed').map(({ id }) => id);
  const newest = found.flatMap((one) => (one.newest?.attachment_count ? [one.newest.id] : []));
  const [photos, reviews, files] = await Promise.all([
    findPhotos(db, requests),
    findReviewsByRequests(db, completed),
    findMessageAttachments(db, newest),
  ]);
  return found.map((one, place) => {
    const { request, unread } = one;
    return presentOwnRequest(request, leads[place] ?? [], {
      newest: newestOf(one, files),
      unread: (professionalId) => unread[professionalId] ?? 0,
      photos: photos.get(request.id) ?? [],
      review: reviews.get(request.id) satisfies OwnReview | undefined,
    });
  });
}

function newestOf(
  { request: { id: requestId }, newest, unread }: FoundRequest,
  files: ReadonlyMap<string, Attachment[]>,
) {
  if (!newest) return null;
  const attachments = files.get(newest.id) ?? [];
  return presentNewest({ requestId, newest, readAt: newest.read_at, attachments, unread });
}
