import type { Profession } from '#contract/professions.ts';
import { findRequest } from '#server/requests/requests.ts';
import { hrefs } from './places-in-product.ts';
import { settle, tell, type Telling } from './tell.ts';

/** A review as its two sides may be told of it. */
export interface ToldReview {
  id: string;
  requestId: string | null;
  rating: number;
  profession: Profession;
  author: { userId: string } | null;
  professional: { userId: string | null; name: string };
}

/** Tells a professional of a review; whoever wrote it is asked no more. */
export async function tellReviewed(platform: Telling, review: ToldReview) {
  if (review.requestId !== null) await settle(platform, [`reviewAsked:${review.requestId}`]);
  const { userId } = review.professional;
  if (userId === null) return;
  await tell(platform, {
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

/** Tells whoever wrote a review that it was answered. */
export async function tellReviewAnswered(platform: Telling, review: ToldReview) {
  if (review.author === null) return;
  await tell(platform, {
    kind: 'reviewAnswered',
    key: review.id,
    userId: review.author.userId,
    facts: {
      ...(await aboutReview(platform, review)),
      href: hrefs.customerReviews(),
      professional: review.professional.name,
    },
  });
}

async function aboutReview({ db }: Telling, { requestId, profession }: ToldReview) {
  const request = requestId === null ? undefined : await findRequest(db, requestId);
  return { profession, area: request?.area ?? '' };
}
