import type { UnderstoodLanguage } from '#contract/language.ts';
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { overlap, type Span, type Token } from '#server/assistant/text/tokens.ts';
import type { Ranking } from '../profession/profession.ts';
import type { Reading, WeighedSighting } from '../reading.ts';
import { isTradeAsWork } from './trade-as-work.ts';

/** Clues for or against a job being described, by name: `w …` is a word of the message. */
export type Clues = ReadonlyMap<string, number>;

const POSSESSIVE: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /^(?:my|our|his|her|their|moms|dads)$/,
  fr: /^(?:mon|ma|mes|notre|nos|son|sa|ses|leur)$/,
  es: /^(?:mi|mis|nuestro|nuestra|nuestros|su|sus)$/,
};
const NUMBER = /^\d/;
const HOUR = /^\d{1,2}(?:am|pm|h\d*|hs)$/;
const PRICE =
  /^ ?(?:\$|€|%|bucks|dollars|piasses?|pesos|euros|usd|cad|mxn|soles|k\b|an? hour|per\b|l'heure|de l'heure|la hora|por hora|hr\b|ans d'exp|years? (?:of )?exp|yrs exp|anos de exp)/;

/** The clues of a message; `aside` is the spans of its place and its timing. */
export function describeClues(reading: Reading, ranking: Ranking, aside: readonly Span[]): Clues {
  const { tokens, sightings, spoken } = reading;
  const clues = new Map<string, number>();
  const add = (name: string, value = 1) => clues.set(name, (clues.get(name) ?? 0) + value);
  const left = tokens.map((token) => !aside.some((span) => overlap(span, token)));
  const names = sightings.filter(({ cue }) => cue.strength === 'name');
  const asWork = names.filter((sighting) => isTradeAsWork(sighting, reading));
  const trade = tokensOf(names.filter((sighting) => !asWork.includes(sighting)));
  const told = tokens.filter(({ word }, at) => left[at] && !trade.has(at) && tells(word, spoken));
  const words = tokens.filter((_, at) => left[at] && !trade.has(at));
  add('words told', Math.log1p(told.length));
  add('words told, at most 4', Math.min(told.length, 4));
  add('words', Math.log1p(words.length));
  add('share told', told.length / (words.length || 1));
  add('clauses told', Math.log1p(new Set(told.map((token) => token.clause)).size));
  addSightings(sightings, left, trade, add);
  if (asWork.length > 0) add('a trade as work');
  addSubject(ranking, trade.size > 0, add);
  addOpening(tokens, left, trade, spoken, add);
  addWords(words, reading, add);
  return clues;
}

type Add = (name: string, value?: number) => void;

function addSightings(
  sightings: readonly WeighedSighting[],
  left: readonly boolean[],
  trade: ReadonlySet<number>,
  add: Add,
): void {
  const best = { sure: 0, likely: 0, hint: 0 };
  for (const sighting of sightings) {
    const { strength, subject } = sighting.cue;
    if (subject === 'outside' && strength === 'sure') add('no need at all', 0.5);
    if (subject === 'outside' && strength === 'name') add('a trade outside');
    if (strength === 'name' || subject === 'outside') continue;
    const apart = [...tokensOf([sighting])].every((at) => left[at] && !trade.has(at));
    if (apart) best[strength] = Math.min(3, best[strength] + 1);
    else if (strength === 'sure') add('work in the name of the trade');
  }
  add('sure work', best.sure);
  add('likely work', best.likely);
  add('faint work', best.hint);
  if (best.sure + best.likely + best.hint === 0) add('no work');
  if (trade.size === 0) add('no trade named');
}

function addSubject(ranking: Ranking, named: boolean, add: Add): void {
  if (ranking.profession !== null) add('a profession', ranking.confidence);
  if (ranking.profession !== null && !named)
    add('a profession without its name', ranking.confidence);
  if (ranking.profession === null) add(ranking.outside ? 'outside' : 'nothing', ranking.confidence);
}

function addOpening(
  tokens: readonly Token[],
  left: readonly boolean[],
  trade: ReadonlySet<number>,
  spoken: UnderstoodLanguage,
  add: Add,
): void {
  const first = tokens.findIndex(({ word }, at) => left[at] && !FUNCTION_WORDS[spoken].has(word));
  if (trade.has(first)) add('opens with the trade');
  const owned = tokens.some(
    ({ word }, at) => POSSESSIVE[spoken].test(word) && left[at + 1] && !trade.has(at + 1),
  );
  if (owned) add('of mine');
}

function addWords(words: readonly Token[], { folded, spoken }: Reading, add: Add): void {
  const numbers = words.filter(({ word }) => NUMBER.test(word));
  if (numbers.some((token) => isMeasure(token, folded))) add('number');
  for (const [at, { word }] of words.entries()) {
    const isFirst = words.findIndex((other) => other.word === word) === at;
    if (isFirst && !NUMBER.test(word)) add(`w ${spoken} ${word}`);
  }
}

/** A number that is neither a price nor an hour nor years of experience. */
function isMeasure({ word, start, end }: Token, folded: string): boolean {
  return !HOUR.test(word) && folded[start - 1] !== '$' && !PRICE.test(folded.slice(end, end + 16));
}

/** Whether a word may describe a job. */
export function tells(word: string, language: UnderstoodLanguage): boolean {
  return (
    word.length > 2 && !FUNCTION_WORDS[language].has(word) && !ATTRIBUTE_WORDS[language].has(word)
  );
}

function tokensOf(sightings: readonly WeighedSighting[]): Set<number> {
  return new Set(
    sightings.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, step) => first + step),
    ),
  );
}
