import type { Span } from '../text/tokens.ts';
import { findCue } from './read-act.ts';

/** Says that something is to be told: "falta decir que", "I forgot to say", "ajoutez qu'". */
const TELLS =
  /\b(?:dec(?:ir|l)\w*|dig[ao]\w*|dile\w*|diles\w*|dije|avis\w+|mencion\w*|comen\w+|cont\w+|agreg\w*|anad\w*|anot\w*|apunt\w*|pon\w*|puse|aclar\w*|especifi\w*|say|said|mention\w*|tell|told|add|note|inclu\w*|write|let them know|forgot|dire|dit|dis|dites|mention\w*|precis\w*|ajout\w*|rajout\w*|not(?:e|er|ez)|marqu\w*|ecri\w*|oublie[rz]?|aviser|olvid\w+|paso)\b/;
/** Right before work that is to be done: "también hay que quitar". */
const NEEDS_TO =
  /\b(?:hay que|habria que|habra que|tienen? que|necesit\w+|ocup\w+|(?:il )?(?:faut|faudra|faudrait|va falloir)|(?:have|has|need|needs|got|gotta) to|must|should)(?: (?:tambien|also|aussi))? ?$/;
/** Behind the order to take something out: a part of what is written, or a contact. */
const PART_OF_TEXT =
  /^\W*(?:lo (?:de|del|que)\b|(?:the|that) (?:part|bit|line|sentence|word)\b|(?:le|la|l'|ce|cette) ?(?:bout|partie|phrase|passage|ligne|mot|affaire)\b|(?:la|esa) (?:parte|frase|palabra)\b|(?:(?:el|mi|the|my|le|mon|ma) )?(?:numero|nombre|telefono|correo|number|phone|name|e-?mail|nom|telephone|courriel)\b)/;
const MAX_LEAD = 40;

/** The order to add what follows, with another one right behind it ("ah y me faltó poner que"); null without one. */
export function findAddition(folded: string): Span | null {
  const first = findCue(folded, 'adds');
  if (first === null) return null;
  const next = findCue(folded.slice(first.end), 'adds');
  if (next?.start !== 0) return first;
  const [one, other] = [first, { start: first.end, end: first.end + next.end }];
  // "Ponle que incluya la boquilla" tells what to include.
  const tellsBoth = [one, other].every(({ start, end }) => TELLS.test(folded.slice(start, end)));
  return tellsBoth ? one : { start: one.start, end: other.end };
}

/**
 * The order to take something out of the description; null where there is none, or taking out is the
 * work that is to be added: "falta decir que hay que quitar la alfombra".
 */
export function findRemoval(folded: string): Span | null {
  const removal = findCue(folded, 'removes');
  const addition = removal && findAddition(folded.slice(0, removal.end));
  if (!removal || !addition || addition.start >= removal.start) return removal;
  if (PART_OF_TEXT.test(folded.slice(removal.end))) return removal;
  const lead = folded.slice(Math.max(0, removal.start - MAX_LEAD), removal.start);
  const isTold = TELLS.test(folded.slice(addition.start, addition.end));
  return isTold || NEEDS_TO.test(lead) ? null : removal;
}
