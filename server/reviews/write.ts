import type { OwnReview } from '#contract/requests/reviews.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { change } from '#server/platform/change.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  findProfessionals,
  listPeopleEver,
  recordRating,
} from '#server/professionals/professionals.ts';
import { findRequest, type RequestRow } from '#server/requests/requests.ts';
import { isEligible, isSamePerson } from './policy.ts';
import { insertReview, type NewReview } from './queries.ts';
import { findReviewsByRequests } from './read.ts';

export interface ReviewDraft {
  /** May only name the caller. */
  userId?: string | null | undefined;
  serviceRequestId: string;
  /** May only name the hired professional. */
  professionalId?: string | null | undefined;
  rating: number;
  comment?: string | null | undefined;
}

/**
 * Publishes a customer's review of the professional they hired, and counts it in the same
 * transaction. Under concurrency one is stored: a unique index on the request.
 * @throws Refusal `not_yours`, `not_found`, `not_eligible`, `already_reviewed`
 */
export async function writeReview(
  platform: Platform,
  session: Session,
  draft: ReviewDraft,
): Promise<OwnReview> {
  assertNamesCaller(session, draft.userId);
  const { db } = platform;
  const request = await findRequest(db, draft.serviceRequestId);
  assertThat(request?.customer_id === session.userId, 'not_found');
  const { professionalId, userIds: theirs } = await getReviewed(db, request, draft.professionalId);
  const review = reviewOf(request, professionalId, draft, platform.clock.now());
  await change(platform, async ({ tx, record, publishLive }) => {
    assertThat(await insertReview(tx, review), 'already_reviewed');
    await recordRating(tx, { id: professionalId, rating: review.rating });
    record({ type: 'review.written', reviewId: review.id });
    for (const reader of [session.userId, ...theirs]) {
      publishLive(reader, { type: 'review.changed', requestId: request.id, professionalId });
    }
  });
  const stored = (await findReviewsByRequests(db, [request.id])).get(request.id);
  assertThat(stored !== undefined, 'not_found');
  return stored;
}

/**
 * The hired professional, who must not be the customer with another account, nor anybody they ever worked
 * for.
 */
async function getReviewed(
  db: Db,
  request: RequestRow,
  namedId: string | null | undefined,
): Promise<{ professionalId: string; userIds: readonly string[] }> {
  const { status, professional_id: hiredId, customer_id: customerId } = request;
  assertThat(isEligible({ status, hiredId, namedId }), 'not_eligible');
  const professional = hiredId && (await findProfessionals(db, [hiredId])).get(hiredId);
  if (!hiredId || !professional || professional.userId === null) throw new Refusal('not_eligible');
  const people = await findUsers(db, [customerId, professional.userId]);
  const [author, reviewed] = [people.get(customerId), people.get(professional.userId)];
  const isSame = isSamePerson(
    {
      userId: customerId,
      emails: [author?.email, request.contact_email],
      phones: [author?.phone, request.contact_phone],
    },
    { userId: professional.userId, emails: [reviewed?.email], phones: [reviewed?.phone] },
  );
  const everThere = await listPeopleEver(db, [hiredId]);
  assertThat(!isSame && !everThere.includes(customerId), 'not_eligible');
  return { professionalId: professional.card.id, userIds: professional.userIds };
}

function reviewOf(
  request: RequestRow,
  professionalId: string,
  { rating, comment }: ReviewDraft,
  now: Date,
): NewReview {
  return {
    id: uuidv7(now.getTime()),
    request_id: request.id,
    author_id: request.customer_id,
    professional_id: professionalId,
    profession_id: request.profession_id,
    rating,
    comment: comment || null,
    created_at: now,
  };
}
