import type { HowToReply } from '../letter.ts';

/** How to answer by text, at the end of a text; in letters of GSM alone. */
export const howToReply: HowToReply = {
  toQuestion: (mark = '') => `O responde ${mark}1 para aceptar, ${mark}2 para rechazar.`,
  toMessage: (mark) =>
    mark ? `O responde por este medio, empezando con "${mark}:".` : 'O responde a este mensaje.',
  toSeveral: 'O responde ? para recibir la lista.',
};
