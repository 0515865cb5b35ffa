import { fold } from '../text/fold.ts';
import type { PlaceSpan } from '../place/place-finder.ts';
import { findKnownName } from './answered-place.ts';

const HEADED_FOR =
  /\b(?:go|goes|going|moving|move|headed|heading|delivered|taken|brought) (?:\w+ ){0,2}?to |\b(?:demenage\w*|emmenage\w*|va|vont|vais|mudamos|mudo|van|(?:me|nos) (?:\w+ ){0,3}?(?:cambi|mud|traslad)\w+|(?:cambiar|mudar|trasladar)(?:me|nos)) (?:\w+ ){0,2}?(?:a|à|au|vers|para|hacia) /iu;

/** So many units an article has. */
const ARTICLE = 4;

/**
 * The known place that things go to: "it's all going to Orillia"; null where none is said. In a story
 * it has to stand right there.
 */
export function placeHeadedFor(
  text: string,
  isPlace: (words: string) => boolean,
  isStory = false,
): PlaceSpan | null {
  const match = HEADED_FOR.exec(isStory ? fold(text) : text);
  if (!match) return null;
  const from = match.index + match[0].length;
  const behind = text.slice(from);
  const found = findKnownName(isStory ? behind.split(/[,.;!?\n]/u)[0]! : behind, isPlace);
  if (!found || (isStory && found.start > ARTICLE)) return null;
  return { text: found.text, start: found.start + from, end: found.end + from };
}

const LEAVES_FROM =
  /\b(?:je pars|on part|nous partons|(?:i'?m|we'?re|i am|we are) leaving|leaving|moving out|(?:the )?(?:pick[ -]?up|start|depart|mudanza|salida) (?:is|est|sale|es|c'est)|salgo|salimos|(?:la mudanza )?sale)(?: (?:c'est|de|du|d'|from|of|in|at|a|en|la|el|le|des))* ?/iu;

/** The known place that a move begins at: "en fait je pars de Shawinigan, pas Trois-Rivières". */
export function placeLeft(text: string, isPlace: (words: string) => boolean): PlaceSpan | null {
  const match = LEAVES_FROM.exec(fold(text));
  if (!match) return null;
  const from = match.index + match[0].length;
  const [clause = ''] = text.slice(from).split(/[,.;!?\n]/u);
  const found = findKnownName(clause, isPlace);
  return found?.start === 0 ? { text: found.text, start: from, end: from + found.end } : null;
}
