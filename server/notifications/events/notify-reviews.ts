import type { Profession } from '#contract/professionals/professions.ts';
import { findRequest } from '#server/requests/requests.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { resolveNotices, notify, type NotifyPlatform } from '#server/notifications/notify.ts';
import { shortened } from './shortened.ts';

/** A review with what its two sides may be notified of. */
export interface NotifiedReview {
  id: string;
  requestId: string | null;
  rating: number;
  /** Contacts masked. */
  answer: string | null;
  profession: Profession;
  author: { userId: string } | null;
  professional: { userId: string | null; name: string; face: string };
}

/** Notifies a professional of a new review, and cancels the reminder to its author. */
export async function notifyReviewed(platform: NotifyPlatform, review: NotifiedReview) {
  if (review.requestId !== null)
    await resolveNotices(platform, [`reviewAsked:${review.requestId}`]);
  const { userId } = review.professional;
  if (userId === null) return;
  await notify(platform, {
    kind: 'newReview',
    key: review.id,
    userId,
    facts: {
      ...(await aboutReview(platform, review)),
      href: hrefs.professionalReviews(),
      rating: review.rating,
    },
  });
}

/** Notifies the author of a review that it was answered. */
export async function notifyReviewAnswered(platform: NotifyPlatform, review: NotifiedReview) {
  if (review.author === null) return;
  await notify(platform, {
    kind: 'reviewAnswered',
    key: review.id,
    userId: review.author.userId,
    facts: {
      ...(await aboutReview(platform, review)),
      href: hrefs.customerReviews(),
      professional: review.professional.name,
      face: review.professional.face,
      words: review.answer && shortened(review.answer),
    },
  });
}

async function aboutReview({ db }: NotifyPlatform, { requestId, profession }: NotifiedReview) {
  const request = requestId === null ? undefined : await findRequest(db, requestId);
  return { profession, area: request?.area ?? '' };
}
