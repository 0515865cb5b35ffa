import type { Atom } from '../place-atoms.ts';
import type { Candidate } from '../place-candidates.ts';
import { groupOf, type PlaceMessage, type Typed } from './place-message.ts';
import { WORDS_LIKE_NAMES } from '../place-word-list.ts';
import type { PlaceWord } from '../place-words.ts';
import { BRANDS, FIRST_NAMES, ORIGINS } from '../proper-names.ts';

const ARTICLE = /^(?:the|la|le|les|el|los|las|l')$/;
const SAINT = /^(?:st|ste|saint|sainte|san|santa|sant)\b/;

export type Shape = { readonly typed: Typed; readonly features: readonly string[] };

/** The atoms and the capitalization of a candidate, as names of features. */
export function shapeOf(message: PlaceMessage, { parts, start, end }: Candidate): Shape {
  const words = message.words.filter((word) => word.start >= start && word.end <= end);
  const telling = words.filter((word) => !word.functional);
  const typed = typedOf(message, telling);
  const kinds = parts.map((part) => groupOf(part.kind)).join('+');
  const inside = message.text.slice(start, end);
  const features = [
    `parts ${kinds}`,
    `parts ${parts.length} ${typed}`,
    `words ${Math.min(words.length, 5)} ${groupOf(parts[0]!.kind)}`,
    `typed ${typed}`,
    `size ${sizeOf(parts)} ${typed}`,
    `size ${sizeOf(parts)} ${words.length > 1} ${typed}`,
    ...wordingOf(words, telling, typed, parts),
  ];
  if (inside.includes('-')) features.push(`hyphen ${typed}`);
  if (parts.length > 1) features.push(`comma ${inside.includes(',')} ${kinds}`);
  return { typed, features };
}

function typedOf({ shouted, small }: PlaceMessage, telling: readonly PlaceWord[]): Typed {
  if (shouted) return 'shouted';
  const capitals = telling.every((word) => word.capital || /^\d/.test(word.folded));
  if (telling.length > 0 && capitals) return 'capital';
  return small ? 'small' : 'mixed';
}

/** What its words are besides a name: everyday words, makes, first names. */
function wordingOf(
  words: readonly PlaceWord[],
  telling: readonly PlaceWord[],
  typed: Typed,
  parts: readonly Atom[],
): string[] {
  const features: string[] = [];
  const several = words.length > 1;
  const only = parts.length === 1 ? parts[0]!.kind : 'several';
  const first = words[0]?.folded ?? '';
  if (telling.every((word) => word.ordinary)) features.push(`ordinary ${typed} ${several}`);
  if (!several && WORDS_LIKE_NAMES.has(first)) {
    features.push(`word ${typed}`, `word ${typed} ${sizeOf(parts)}`);
  }
  if (several && ARTICLE.test(first)) {
    features.push(`article ${words[0]!.capital} ${telling[0]?.capital}`);
  }
  if (telling.some((word) => BRANDS.has(word.folded))) features.push(`brand ${only}`);
  if (telling.some((word) => ORIGINS.has(word.folded))) features.push(`origin ${only}`);
  if (FIRST_NAMES.has(telling[0]?.folded ?? '')) {
    features.push(`person ${only}`, `person ${typed} ${several}`);
  }
  if (telling.some((word) => word.acronym)) features.push(`acronym ${only}`);
  if (words.some((word) => SAINT.test(word.folded))) features.push(`saint ${typed}`);
  return features;
}

/** The kind of the first part and how large the largest is, in half powers of ten. */
function sizeOf(parts: readonly Atom[]): string {
  const largest = Math.max(...parts.map((part) => part.population));
  return `${groupOf(parts[0]!.kind)} ${largest === 0 ? 0 : Math.floor(Math.log10(largest) * 2)}`;
}
