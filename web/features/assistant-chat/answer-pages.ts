import type { Reply } from '#contract/dialogue/replies.ts';
import type { AppPath } from '#web/lib/navigation/paths.ts';

/** The pages that an answer leads to. */
export const ANSWER_PAGES = ['requests', 'plans', 'about', 'privacy'] as const;
export type AnswerPage = (typeof ANSWER_PAGES)[number];

/** Their paths; `/sign-in` shows those who are signed in their own requests. */
export const ANSWER_PATHS: Record<AnswerPage, AppPath> = {
  requests: '/sign-in',
  plans: '/subscription-plans',
  about: '/about',
  privacy: '/privacy',
};

const PAGE_OF: Partial<Record<Reply['say'], AnswerPage>> = {
  'answer.cancel': 'requests',
  'answer.work': 'plans',
  'answer.who': 'about',
  'answer.how': 'about',
  'answer.free': 'about',
  'answer.price': 'about',
  'answer.privacy': 'privacy',
  'reply.about-us': 'about',
};

/** The page that says more than this reply; undefined where none does. */
export function pageOf({ say }: Reply): AnswerPage | undefined {
  return PAGE_OF[say];
}
