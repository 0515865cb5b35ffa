import type { Change } from '#server/platform/change.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  findProfessionals,
  recordRating,
  removeRating,
} from '#server/professionals/professionals.ts';
import { lockReview, updateHidden } from './queries-hiding.ts';

/**
 * Hides a review, which is then not shown and does not count; null restores it. Idempotent. @returns whether anything changed, and its
 * professional
 * @throws Refusal `not_found`
 */
export async function hideReview(
  { tx, publishLive }: Pick<Change, 'tx' | 'publishLive'>,
  id: string,
  at: Date | null,
): Promise<{ isChanged: boolean; professionalId: string; rating: number }> {
  const review = await lockReview(tx, id);
  assertThat(review !== undefined, 'not_found');
  const { professional_id: professionalId, rating } = review;
  const isChanged = (review.hidden_at !== null) !== (at !== null);
  if (!isChanged) return { isChanged, professionalId, rating };
  await updateHidden(tx, id, at);
  const count = at === null ? recordRating : removeRating;
  await count(tx, { id: professionalId, rating });
  const reviewed = (await findProfessionals(tx, [professionalId])).get(professionalId);
  const requestId = review.request_id;
  for (const reader of [review.author_id, ...(reviewed?.userIds ?? [])]) {
    if (reader && requestId)
      publishLive(reader, { type: 'review.changed', requestId, professionalId });
  }
  return { isChanged, professionalId, rating };
}
