import { foldText } from '#contract/fold-text.ts';
import type { Draft } from './draft.ts';

/** Leads to where a move goes: "it's going to", "the new place is in", "on déménage à". */
const GOES_TO =
  /^\W*(?:oh |and |um )*to (?!add|be|change)|\b(?:go|goes|going|moving|headed|heading|delivered|taken|brought|move|take it|bring it|take them) (?:\w+ ){0,3}?to\b|\b(?:new|other) (?:place|house|home|apartment|apt|condo|address)\b|\bdrop(?:ping)?[ -]?off\b|\bdestination\b|^\W*(?:vers|hacia|hasta|jusqu)|\b(?:va|vont|s'en va|s'en vont|demenage|demenageons|amene|apporte|livre\w*|va|van|me mudo|nos mudamos|mudamos|llevan?|se va|se van) (?:\w+ ){0,3}?(?:a|au|vers|chez|para|hacia|en)\b|\b(?:nouvel?l?e?|nuev[oa]) (?:appart\w*|logement|maison|place|adresse|casa|depa\w*|piso|direccion)\b/;

/** Whether an utterance says where the things of a move go, which was not said before. */
export function saysWhereTo(text: string, { profession, destination, location }: Draft): boolean {
  const isOpen = profession === 'mover' && destination === null && location !== null;
  return isOpen && GOES_TO.test(foldText(text));
}
