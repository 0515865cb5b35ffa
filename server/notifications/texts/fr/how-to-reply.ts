import type { HowToReply } from '../letter.ts';

/** How to answer by text, at the end of a text. */
export const howToReply: HowToReply = {
  toQuestion: (mark = '') => `Ou répondez ${mark}1 pour accepter, ${mark}2 pour refuser.`,
  toMessage: (mark) =>
    mark ? `Ou répondez ici, avec ${mark}: au début.` : 'Ou répondez à ce texto.',
  toSeveral: 'Ou répondez ? pour avoir la liste.',
};
