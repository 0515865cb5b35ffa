import { findPlaceName, isQuarterName } from '#server/places/places.ts';
import type { Span } from '../../text/tokens.ts';
import { isOrdinaryWord } from '../ordinary-words.ts';
import { isEverydayWord } from '../place-vocabulary.ts';

/** A part of a town has the article that towns have not: "en la Obrera", "por la del Valle", "cerca de la Roma". */
const LEAD =
  /(?<![a-z0-9])(?:en|por|(?:cerca|rumbos?|alrededores|afueras|lado|centro|norte|sur|minutos|cuadras|corazon) de|frente a|junto a|sino(?: en)?|ponle(?: en)?|cambia\w* a|direccion (?:es )?(?:en|de)) la (?=[a-z])/g;
/** Begins such a name: "la del Valle", "la de los Doctores". */
const LINK = /^(?:del|de los|de las|de la|de) /;
const MAX_WORDS = 4;
/** Behind a name that is an ordinary word, too: "en la industrial, urge", but not "en la obrera fábrica". */
const ENDS =
  /^\s*(?:$|[.,;:!?\n(]|(?:y|e|pero|porfa\w*|por|cerca|urge|hoy|ya|manana|junto|frente|que|me|se|necesit\w+|no|en|cdmx|mexico|para|calle|esquina)\b)/;

/**
 * The part of a town that a text names with an article; null without one. `folded` is the text folded.
 */
export function coloniaIn(folded: string): Span | null {
  for (const { index, 0: lead } of folded.matchAll(LEAD)) {
    const start = index + lead.length;
    const name = nameAt(folded, start);
    if (name !== null) return { start, end: start + name.length };
  }
  return null;
}

function nameAt(folded: string, start: number): string | null {
  const [clause = ''] = /^[a-z'-]+(?: [a-z'-]+)*/.exec(folded.slice(start)) ?? [];
  const words = clause.split(' ').slice(0, MAX_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (isName(name, folded.slice(start + name.length))) return name;
  }
  return null;
}

function isName(name: string, behind: string): boolean {
  const bare = name.replace(LINK, '');
  const telling = bare.split(' ');
  const isOrdinary = telling.every((word) => isOrdinaryWord(word) || isEverydayWord(word));
  const isQuarter = [name, `la ${name}`, `colonia ${name}`].some(isQuarterName);
  if (isQuarter) return !isOrdinary || ENDS.test(behind);
  // "La Moctezuma", "la Buenos Aires": no town has an article that is not of its name.
  if (isOrdinary || findPlaceName(`la ${name}`)?.kind === 'city') return false;
  const place = findPlaceName(name) ?? findPlaceName(bare);
  return place !== null && place.kind !== 'postal' && ENDS.test(behind);
}
