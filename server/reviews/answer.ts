import type { Review } from '#contract/requests/reviews.ts';
import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findShownById, updateAnswer } from './queries.ts';
import { composeReviews } from './read.ts';

/**
 * Publishes a professional's single answer to a review of them.
 * @throws Refusal `not_found`, for reviews of others too, and `already_answered`
 */
export async function answerReview(
  platform: Platform,
  professional: { userId: string; professionalId: string },
  { id, text }: { id: string; text: string },
): Promise<Review> {
  const { db, clock } = platform;
  const found = await findShownById(db, id);
  assertThat(found?.professional_id === professional.professionalId, 'not_found');
  await change(platform, async ({ tx, record, publishLive }) => {
    assertThat(await updateAnswer(tx, { id, answer: text, at: clock.now() }), 'already_answered');
    record({ type: 'review.answered', reviewId: id });
    const { request_id: requestId, professional_id: professionalId } = found;
    if (requestId === null) return;
    for (const userId of [professional.userId, found.author_id]) {
      if (userId) publishLive(userId, { type: 'review.changed', requestId, professionalId });
    }
  });
  const stored = await findShownById(db, id);
  const [review] = await composeReviews(db, stored ? [stored] : [], professional);
  assertThat(review !== undefined, 'not_found');
  return review;
}
