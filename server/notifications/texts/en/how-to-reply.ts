import type { HowToReply } from '../letter.ts';

/** How to answer by text, at the end of a text. */
export const howToReply: HowToReply = {
  toQuestion: (mark = '') => `Or reply ${mark}1 to accept, ${mark}2 to decline.`,
  toMessage: (mark) =>
    mark ? `Or reply here, beginning with "${mark}:".` : 'Or reply to this text.',
  toSeveral: 'Or reply ? to get the list.',
};
