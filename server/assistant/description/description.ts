import { SURE } from '#contract/requests/assistant.ts';
import { describeClues, tells } from './description-clues.ts';
import { shippedDescriptionModel, weighClues } from './description-model.ts';
import { lastOfName, tellsPurpose } from './purpose.ts';
import { restatesTrade, tellsRhythm } from './restates-trade.ts';
import { isTradeAsWork } from './trade-as-work.ts';
import { jobInWords } from './description-text.ts';
import { overlap, type Span } from '#server/assistant/text/tokens.ts';
import type { Ranking } from '../profession/profession.ts';
import type { Reading } from '../reading.ts';
import { PART_WORDS } from '../needs/need-parts.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';

const MIN_DESCRIPTION_LENGTH = 6;
const MIN_WORDS_OF_WORK = 2;
/** All there is to say of a move, beside the places: "a 4 1/2", "2 bedrooms". */
const SIZE_OF_HOME =
  /\b\d+ ?(?:1\/2|\u00bd|et demie?|and a half|y medi[oa]|bed\w*|br\b|bdrms?|rooms?|pieces?|chambres?|recamaras?|cuartos?|habitaciones|boxes|boites|cajas)|\bstudio\b/;
const BEFORE_PLACE =
  /\b(?:in|near|around|at|from|a|au|aux|dans|sur|pres de|a cote de|secteur|en|cerca de|por|zona)\s+$/;

/**
 * The description of the job in a message, without its place and its timing, where there is one
 * longer than five characters; else null. `isAnswer` tells that it was asked for: a thing alone is one.
 */
export function describeJob(reading: Reading, ranking: Ranking, isAnswer = false): string | null {
  const aside = spansAside(reading);
  if (!isAnswer && restatesTrade(reading, ranking.profession, aside)) return null;
  const clues = describeClues(reading, ranking, aside);
  const isTold =
    weighClues(clues, shippedDescriptionModel()) > 0 ||
    tellsPurpose(reading, aside) ||
    (ranking.profession !== null && tellsRhythm(reading)) ||
    isKnownByWork(reading, ranking, aside) ||
    (ranking.profession === 'mover' && SIZE_OF_HOME.test(reading.folded)) ||
    tellsBeside(reading, aside) ||
    COUNTED.test(reading.folded);
  const isTask = namesWorkAndThing(reading) || asksByTask(reading) || worksOnThing(reading, aside);
  if (!isTask && (!isTold || (!isAnswer && isOnlyNamed(reading, aside)))) return null;
  const description = jobInWords(reading.text, aside);
  return description.length < MIN_DESCRIPTION_LENGTH ? null : description;
}

/** Whether a message is a trade or a thing and nothing else: "conseiller financier", "etiquetas". */
function isOnlyNamed(reading: Reading, aside: readonly Span[]): boolean {
  const { tokens, sightings, spoken } = reading;
  const left = tokens
    .map((token, at) => ({ ...token, at }))
    .filter(
      (token) =>
        token.word.length > 2 &&
        !FUNCTION_WORDS[spoken].has(token.word) &&
        !aside.some((span) => overlap(span, token)),
    );
  const names = sightings.filter(({ cue }) => cue.strength === 'name');
  const isName = (at: number) =>
    names.some((name) => at >= name.first && at <= lastOfName(name, reading));
  return tokens.length === 1 || (left.length > 0 && left.every(({ at }) => isName(at)));
}

/** How many there are of those it is for: "traiteur pour 40 personnes". */
const COUNTED =
  /\b(?:\d+|deux|trois|quatre|two|three|four|dos|tres|cuatro|une centaine de|une cinquantaine de|une vingtaine de) (?:personnes|people|ppl|guests|invites|personas|invitados|enfants|kids|children|ninos|ninas|chiens|dogs|perros|chats|cats|gatos)\b/;

/** "Réparer une laveuse": the name of a trade that is a verb and its thing. */
function namesWorkAndThing(reading: Reading): boolean {
  return reading.sightings.some(
    (one) => one.cue.strength === 'name' && one.last > one.first && isTradeAsWork(one, reading),
  );
}

/** "Someone to walk my dog": the task, though a trade is called so. */
function asksByTask(reading: Reading): boolean {
  const { folded, tokens, spoken, sightings } = reading;
  const [someone] = folded.matchAll(PART_WORDS[spoken].someone);
  if (!someone) return false;
  return sightings.some(
    (one) =>
      one.cue.strength === 'name' &&
      tokens[one.first]!.start > someone.index &&
      (one.last > one.first + 1 || isTradeAsWork(one, reading)),
  );
}

/** Stands between work and the one thing it is done to. */
const ONE_THING =
  /^(?:the|my|our|his|her|their|this|these|a|an|le|la|les|l|mon|ma|mes|notre|nos|un|une|el|los|las|mi|mis|nuestr[oa]s?|unos|unas|\d{1,2})$/;

/** "Paint the nursery", "peinturer ma galerie": a verb that trades are called by, and what it is done to. */
function worksOnThing(reading: Reading, aside: readonly Span[]): boolean {
  const { tokens, sightings, spoken } = reading;
  return sightings.some((one) => {
    const [between, thing] = tokens.slice(one.last + 1, one.last + 3);
    return (
      one.cue.strength === 'name' &&
      isTradeAsWork(one, reading) &&
      thing !== undefined &&
      thing.clause === tokens[one.last]!.clause &&
      ONE_THING.test(between!.word) &&
      tells(thing.word, spoken) &&
      !aside.some((span) => overlap(span, thing))
    );
  });
}

/** Says what is wrong or done, behind the thing: "panneau qui bourdonne", "fuga que gotea". */
const HAPPENS =
  /\b(?:qui|that|which|won'?t|wont|doesn'?t|doesnt|isn'?t|keeps?|que|q|no|se|pas|plus|pus?)\b/;

/** Whether a clause beside that of the trade tells of the job, or one with it says what happens. */
function tellsBeside(reading: Reading, aside: readonly Span[]): boolean {
  const { tokens, sightings, folded, spoken } = reading;
  // "The painters left paint on my windows" tells of the job.
  const names = sightings.filter(
    (one) => one.cue.strength === 'name' && one.standing >= 1 && !isTradeAsWork(one, reading),
  );
  const [name] = names;
  if (!name) return false;
  const own = new Set(names.map(({ first }) => tokens[first]!.clause));
  const told = tokens.filter(
    (token, at) =>
      tells(token.word, spoken) &&
      !/^\d/.test(token.word) &&
      !names.some(({ first, last }) => at >= first && at <= last) &&
      !aside.some((span) => overlap(span, token)),
  );
  const apart = told.filter(({ clause }) => !own.has(clause));
  const count = Math.max(
    0,
    ...apart.map(({ clause }) => apart.filter((one) => one.clause === clause).length),
  );
  if (count >= MIN_WORDS_OF_WORK) return true;
  const behind = folded.slice(tokens[name.last]!.end);
  return told.length >= MIN_WORDS_OF_WORK && HAPPENS.test(behind);
}

/** Whether the trade is not named, and known by several words of the work, not by a name in another language: "mantenimiento a la alberca". */
function isKnownByWork(
  { tokens, sightings, spoken }: Reading,
  { profession, confidence }: Ranking,
  aside: readonly Span[],
): boolean {
  if (profession === null || confidence < SURE) return false;
  const seen = sightings.filter(({ cue }) => cue.subject === profession);
  if (seen.length === 0 || sightings.some(({ cue }) => cue.strength === 'name')) return false;
  const told = tokens.filter(
    (token) => tells(token.word, spoken) && !aside.some((span) => overlap(span, token)),
  );
  return told.length >= MIN_WORDS_OF_WORK;
}

/** The spans of timing and place in a message, with the preposition before. */
export function spansAside(reading: Reading): Span[] {
  return [...reading.timing.spans, ...placeAside(reading)];
}

/** The place in a message with the preposition before it; empty where there is none. */
export function placeAside({ folded, place }: Pick<Reading, 'folded' | 'place'>): Span[] {
  if (place === null) return [];
  const before = BEFORE_PLACE.exec(folded.slice(0, place.start));
  return [{ start: before?.index ?? place.start, end: place.end }];
}
