import type { AdminFeedback } from '#contract/admin/feedback.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { REVIEW_CALLS, reviewActions } from '../policy.ts';
import type { List } from './list.ts';
import { findFeedback, type FeedbackAsked } from './queries-feedback.ts';

/** Every review, hidden ones too. */
export const feedback: List<FeedbackAsked, Omit<AdminFeedback, 'cursor'>> = {
  name: 'feedback',
  calls: REVIEW_CALLS,
  sorts: { createdAt: 'moment', rating: 'int' },
  async find(db, asked, page) {
    const rows = await findFeedback(db, asked, page);
    return rows.map(({ key, category, trade, hiddenAt, createdAt, ...review }) => ({
      key,
      row: {
        ...review,
        categories: [category, trade],
        hiddenAt: isoOrNull(hiddenAt),
        createdAt: createdAt.toISOString(),
        allowedActions: reviewActions(hiddenAt !== null),
      },
    }));
  },
};
