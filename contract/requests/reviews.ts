import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { professionalCard } from '../professionals/professional-card.ts';
import { professionSlug } from '../professionals/profession-slug.ts';
import { id, moment, text } from '../text.ts';

/** The best a review can give; the least is 1. */
export const MAX_RATING = 5;
export const DEFAULT_RATING = 5;
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 1000;

/** From this many stars on, a review counts as a recommendation. */
export const RECOMMENDED_FROM = 4;

const rating = z.int().check(z.minimum(1), z.maximum(MAX_RATING));

/** The professional's answer to a review; once. */
const answer = z.object({ text: z.string(), at: moment });

/** A review for its author. The request is null once it was deleted. */
export const ownReview = z.object({
  id,
  userId: id,
  serviceRequestId: z.nullable(id),
  professionalId: id,
  rating,
  comment: z.nullable(z.string()),
  wouldRecommend: z.boolean(),
  createdAt: moment,
  profession: professionSlug,
  professional: professionalCard,
  answer: z.nullable(answer),
});
export type OwnReview = z.output<typeof ownReview>;

/** A public review; `author` is a first name and an initial, null once they have left. */
export const review = z.object({
  id,
  rating,
  comment: z.nullable(z.string()),
  wouldRecommend: z.boolean(),
  createdAt: moment,
  author: z.nullable(z.string()),
  profession: professionSlug,
  answer: z.nullable(answer),
  allowedActions: z.array(z.enum(['answer', 'report'])),
});
export type Review = z.output<typeof review>;

/** How many gave each number of stars, five to one. */
export const starCounts = z.array(z.object({ stars: rating, count: z.int() }));
export type StarCounts = z.output<typeof starCounts>;

export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/user/feedback',
  audience: 'customer',
  summary: "The customer's reviews, newest first",
  query: { userId: z.optional(z.string()), before: z.optional(id) },
  response: z.array(ownReview),
  errors: ['not_yours'],
});

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/user/feedback',
  audience: 'customer',
  summary: 'Review the hired professional of a completed request, once',
  body: z.object({
    userId: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
    serviceRequestId: id,
    professionalId: z.optional(z.nullable(id)),
    rating: z._default(rating, DEFAULT_RATING),
    comment: z.optional(z.nullable(text(0, MAX_REVIEW_LENGTH))),
    /** Derived from the rating; accepted, and never stored, for compatibility. */
    wouldRecommend: z.optional(z.nullable(z.boolean())),
  }),
  response: ownReview,
  status: 201,
  errors: ['not_yours', 'not_found', 'not_eligible', 'already_reviewed'],
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/reviews',
  audience: 'anyone',
  summary: "A professional's reviews, newest first, 20 at a time, and how many gave each rating",
  params: { id },
  query: { before: z.optional(id) },
  response: z.object({ reviews: z.array(review), counts: starCounts }),
  errors: ['not_found'],
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/answer',
  audience: 'professional',
  summary: 'Answer a review of oneself, once',
  params: { id },
  body: z.object({ text: text(1, MAX_ANSWER_LENGTH) }),
  response: review,
  errors: ['not_found', 'already_answered'],
});

export const exportReviews = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/reviews/export',
  audience: 'professional',
  summary: 'All reviews of oneself as a signed file (JWS) that any program can verify',
  params: { id },
  response: 'file',
  errors: ['not_yours'],
});
