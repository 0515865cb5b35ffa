import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../text.ts';
import { columns, cursor, own, questions, reasoned, between, pages } from './list.ts';

export const REVIEW_ACTIONS = ['hide', 'restore'] as const;

export const adminFeedback = z.object({
  id,
  userId: z.nullable(id),
  userName: z.nullable(z.string()),
  serviceRequestId: z.nullable(id),
  professionalId: id,
  professionalName: z.string(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  wouldRecommend: z.boolean(),
  /** The category of the catalogue that the trade belongs to, and the trade. */
  categories: z.array(z.string()),
  answer: z.nullable(z.string()),
  hiddenAt: z.nullable(moment),
  openReports: z.int(),
  createdAt: moment,
  cursor,
  allowedActions: z.array(z.enum(REVIEW_ACTIONS)),
});
export type AdminFeedback = z.output<typeof adminFeedback>;

const feedbackAsked = {
  ...questions(['createdAt', 'rating']),
  ...between,
  rating: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
  state: z.optional(z.enum(['shown', 'hidden', 'reported'])),
  professionalId: z.optional(id),
};

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback',
  audience: 'admin',
  summary: 'Every review, hidden ones too',
  query: { ...feedbackAsked, ...pages },
  response: z.array(adminFeedback),
  errors: [],
});

export const exportFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/exports/feedback',
  audience: 'admin',
  summary: 'The reviews as CSV: the same questions, without pages',
  query: { ...feedbackAsked, columns },
  response: 'file',
  errors: [],
});

export const hideReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/hiding',
  audience: 'admin',
  summary: 'Hide a review: it is shown to nobody and does not count',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found'],
});

export const restoreReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/restoring',
  audience: 'admin',
  summary: 'Show a hidden review again',
  params: { id },
  query: own,
  body: reasoned,
  response: null,
  errors: ['not_found'],
});
