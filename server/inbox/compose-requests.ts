import type { OwnRequest } from '#contract/requests/requests.ts';
import { presentOwnRequest, type LeadWithCard } from '#server/matching/matching.ts';
import { presentNewest, summarizeForCustomer } from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { RequestRow } from '#server/requests/requests.ts';
import { findReviewsByRequests } from '#server/reviews/reviews.ts';
import { findPhotos } from './photos.ts';

/** Requests for their customer, in order, each with its messages, photos and review. */
export async function composeOwnRequests(
  db: Db,
  requests: readonly RequestRow[],
  leads: readonly LeadWithCard[],
): Promise<OwnRequest[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const completed = requests.filter(({ status }) => status === 'completed');
  const [summaries, photos, reviews] = await Promise.all([
    summarizeForCustomer(db, ids),
    findPhotos(db, requests),
    findReviewsByRequests(
      db,
      completed.map(({ id }) => id),
    ),
  ]);
  const leadsByRequest = Map.groupBy(leads, ({ lead }) => lead.request_id);
  const summaryByRequest = new Map(summaries.map((summary) => [summary.requestId, summary]));
  return requests.map((request) => {
    const summary = summaryByRequest.get(request.id);
    return presentOwnRequest(request, leadsByRequest.get(request.id) ?? [], {
      newest: presentNewest(summary),
      unread: (professionalId) => summary?.unread[professionalId] ?? 0,
      photos: photos.get(request.id) ?? [],
      review: reviews.get(request.id),
    });
  });
}
