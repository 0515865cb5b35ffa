import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { jobInWords } from '../description/description-text.ts';
import { describeJob, placeAside, spansAside } from '../description/description.ts';
import type { IntakeModel } from '../profession/intake-model.ts';
import { PART_WORDS } from './need-parts.ts';
import { rankProfessions } from '../profession/profession.ts';
import { readMessage, type Reading } from '../reading.ts';
import { wordsIn } from '../text/tokens.ts';
import { isTradeAsWork } from '../description/trade-as-work.ts';
import { blankOut } from '../timing/urgency.ts';

export type Need = {
  readonly profession: Profession;
  readonly words: string;
  /** The description of the job in its part of the message; null when there is none. */
  readonly description: string | null;
  /** The confidence of its part of the message. */
  readonly confidence: number;
};

type Part = {
  readonly text: string;
  /** Whether the message announces it as another need ("and also"). */
  readonly announced: boolean;
  /** How many words it needs to count as a separate task though its words are weak cues. */
  readonly leastWords: number;
};
const NOWHERE = { findPlaceSpan: () => null };
const SURE_WHEN_ANNOUNCED = 0.5;
const SURE_OF_TRADE = 0.7;
const SURE_OF_WORK = 0.95;
const MAX_PARTS = 6;
const LATEST_TRADE = 5;
const MIN_TELLING_WORDS = 2;
/**
 * A message of at most this many words that joins two tasks tells no story: weaker cues are enough
 * for its parts.
 */
const BRIEF = 12;
const SURE_OF_TASK = 0.85;
const WORDS_OF_TASK = 3;
const JOINING_WORD = 1;
const MIN_WORDS = 2;
/**
 * Trades whose one job includes work of other trades: a second trade in the message is part of
 * theirs.
 */
const DOES_SEVERAL: ReadonlySet<Profession> = new Set(['general-contractor', 'handyman']);

/**
 * The needs of a message that asks for several, in their order, each profession once, with the
 * words that say so; none where it asks for one only. Unannounced needs come after the main one.
 * `profession` is what it asks for as a whole.
 */
export function findNeeds(
  reading: Reading,
  profession: Profession | null,
  model: IntakeModel,
): Need[] {
  if (profession === null || DOES_SEVERAL.has(profession)) return [];
  const parts = splitParts(reading);
  if (parts.length < 2) return [];
  const needs = parts.flatMap((part) => readNeed(part, reading.spoken, model));
  const rank = (need: Need) => (need.profession === profession ? 0 : 1);
  if (!needs.some((need) => need.profession === profession)) return [];
  const once = [...new Map(needs.toReversed().map((need) => [need.profession, need])).values()];
  if (once.length < 2) return [];
  if (parts.some((part) => part.announced)) return once.toReversed();
  return once.toSorted((a, b) => rank(a) - rank(b));
}

/** Splits the message where another need begins, without its place. */
function splitParts(reading: Reading): Part[] {
  const { text, folded, place, spoken, sightings } = reading;
  const { turn, join, several, story } = PART_WORDS[spoken];
  if (story.test(folded)) return [];
  const hidden = placeAside({ folded, place });
  const plain = blankOut(folded, hidden);
  const whole = blankOut(text, hidden);
  const turns = [...plain.matchAll(turn)].map((match) => match.index);
  if (turns.length > 0) return cut(whole, turns, true);
  const joins = [...plain.matchAll(join)].map((match) => match.index);
  if (several.test(plain)) return cut(whole, joins, true);
  const brief = joinsTasks(reading);
  return joins.length === 1 && (brief || tellsOfTwo(sightings))
    ? cut(whole, joins, false, brief)
    : [];
}

function cut(text: string, at: readonly number[], announced: boolean, brief = false): Part[] {
  const starts = [0, ...at.filter((start) => start > 0)];
  if (starts.length > MAX_PARTS) return [];
  return starts.map((start, number) => ({
    text: text.slice(start, starts[number + 1]),
    announced,
    leastWords: brief ? WORDS_OF_TASK + (number > 0 ? JOINING_WORD : 0) : Infinity,
  }));
}

/** Whether a message is too short for a story and names no trade, whose details a task may be. */
function joinsTasks(reading: Reading): boolean {
  const names = reading.sightings.filter(({ cue }) => cue.strength === 'name');
  return (
    wordsIn(reading.folded).length <= BRIEF &&
    names.every((sighting) => isTradeAsWork(sighting, reading))
  );
}

function readNeed(part: Part, spoken: Language, model: IntakeModel): Need[] {
  const reading = readMessage(part.text, spoken, NOWHERE);
  const ranking = rankProfessions(reading, model);
  const { profession, confidence } = ranking;
  if (profession === null || DOES_SEVERAL.has(profession)) return [];
  const least = part.announced
    ? SURE_WHEN_ANNOUNCED
    : sureOtherwise(reading, profession, part.leastWords);
  if (confidence < least) return [];
  const opening = PART_WORDS[spoken].opening.exec(reading.folded)?.[0].length ?? 0;
  const words = jobInWords(reading.text, [{ start: 0, end: opening }, ...spansAside(reading)]);
  if (words.length < MIN_WORDS) return [];
  return [{ profession, words, description: describeJob(reading, ranking), confidence }];
}

function tellsOfTwo(sightings: Reading['sightings']): boolean {
  const told = sightings.filter(
    ({ cue: { strength }, standing }) =>
      (strength === 'name' || strength === 'sure') && standing >= 1,
  );
  return new Set(told.map(({ cue }) => cue.subject)).size > 1;
}

/** The minimum confidence of an unannounced part; Infinity when it is no need by itself. */
function sureOtherwise(
  { sightings, words, tokens }: Reading,
  profession: Profession,
  leastWords: number,
): number {
  const own = sightings.filter(({ cue, standing }) => cue.subject === profession && standing >= 1);
  const asks = own.some(({ cue, first }) => cue.strength === 'name' && first <= LATEST_TRADE);
  if (asks) return SURE_OF_TRADE;
  if (tokens.length >= leastWords) return SURE_OF_TASK;
  const tells = words.length >= MIN_TELLING_WORDS && own.some(({ cue }) => cue.strength === 'sure');
  return tells ? SURE_OF_WORK : Infinity;
}
