import { fold } from './fold.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import type { PlaceLookup } from './place-lookup.ts';
import {
  atHand,
  CLAUSE_BREAK,
  isElsewhere,
  isPartOfOtherName,
  type Surroundings,
} from './place-surroundings.ts';
import type { Span } from './place-spans.ts';

type Word = Span & {
  readonly folded: string;
  readonly capital: boolean;
  readonly acronym: boolean;
};
type Candidate = Span & { readonly score: number };
type Place = { population: number; kind: string };

const MOST_WORDS = 5;
const LEAST_SCORE = 2.6;
const LEAST_SMALL_LETTER_POPULATION = 10_000;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;
const PREFIX = /^(?:colonia|col\.?|barrio)$/;
const PARTICLE = /^(?:de|del|des|du|la|le|les|los|las|el|sur|of|the|upon|en)$/;

/** The names of places in a text where the work may be, the likeliest first. */
export function findNames(text: string, lookup: PlaceLookup): Span[] {
  const folded = fold(text);
  const words = readWords(text, folded);
  const shouted = text === text.toUpperCase();
  const candidates: Candidate[] = [];
  for (let first = 0; first < words.length; first += 1) {
    for (let last = first; last < Math.min(words.length, first + MOST_WORDS); last += 1) {
      const run = words.slice(first, last + 1);
      const gap = text.slice(words[last - 1]?.end ?? 0, words[last]?.start);
      if (last > first && CLAUSE_BREAK.test(gap)) break;
      const score = scoreRun(text, folded, run, shouted, lookup);
      if (score >= LEAST_SCORE) candidates.push({ ...spanOf(run), score });
    }
  }
  return candidates.toSorted((a, b) => b.score - a.score);
}

function readWords(text: string, folded: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const typed = match[0].replace(/[.'’-]+$/, '');
    const end = match.index + typed.length;
    const capital = /^\p{Lu}/u.test(typed);
    const acronym = typed.length <= 5 && typed === typed.toUpperCase();
    return { start: match.index, end, folded: folded.slice(match.index, end), capital, acronym };
  });
}

function spanOf(run: readonly Word[]): Span {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}

/** How likely a run of words is where the work is; 0 when it cannot be. */
function scoreRun(
  text: string,
  folded: string,
  run: readonly Word[],
  shouted: boolean,
  lookup: PlaceLookup,
): number {
  const named = run.length > 1 && PREFIX.test(run[0]?.folded ?? '') ? run.slice(1) : run;
  const telling = named.filter((word) => !PARTICLE.test(word.folded));
  const around = atHand(text, folded, spanOf(run));
  const typedAsName = !shouted && telling.length > 0 && telling.every((word) => word.capital);
  if (telling.every((word) => isOrdinaryWord(word.folded)) && !(typedAsName && around.named)) {
    return 0;
  }
  const place = lookup(named.map((word) => word.folded).join(' '));
  const known = place ? scoreKnown(place, typedAsName || shouted, around) : 0;
  if (place ? known === 0 : !mayBeName(run, typedAsName, around)) return 0;
  let score = place ? known : 0.2;
  if (typedAsName) score += around.opensSentence && run.length === 1 ? 0.9 : 1.4;
  if (around.located) score += 1.2;
  if (around.opens && around.closes) score += 1.3;
  else if (around.closes) score += 0.5;
  if (around.last) score += 0.6;
  if (isElsewhere(text, folded, spanOf(run))) score -= 4;
  if (isPartOfOtherName(text, spanOf(run))) score -= 2;
  return score + (telling.length - 1) * 0.7;
}

/** What a name of the gazetteer is worth before its surroundings count; 0 when it is but a word. */
function scoreKnown(place: Place, typedAsName: boolean, around: Surroundings): number {
  const weight = 1.6 + Math.log10(place.population + 10) / 4;
  const alone = around.opens && around.closes;
  if (place.kind === 'region' && !alone) return weight - 1.8;
  if (typedAsName) return around.located || around.closes ? weight : weight - 1;
  const placed = around.strictlyLocated || alone || around.last || around.numbered;
  if (!placed || place.population < LEAST_SMALL_LETTER_POPULATION) return 0;
  return weight - 0.6 + (around.numbered ? 1.5 : 0);
}

/** Whether words the gazetteer does not know may be a place all the same, by how they are typed. */
function mayBeName(run: readonly Word[], typedAsName: boolean, around: Surroundings): boolean {
  const first = run[0];
  if (!typedAsName || !first?.capital || run.at(-1)?.capital !== true) return false;
  if (run.some((word) => word.acronym || isOrdinaryWord(word.folded))) return false;
  if (around.opensSentence && run.length === 1) return around.closes && around.last;
  return around.located || around.closes;
}
