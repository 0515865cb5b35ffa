import type { Profession } from '#contract/professionals/professions.ts';
import { placeAside } from '../description/description.ts';
import { isTradeAsWork } from '../description/trade-as-work.ts';
import type { Reading } from '../reading.ts';
import { wordsIn } from '../text/tokens.ts';
import { blankOut } from '../timing/urgency.ts';
import { findAskedTrades, type AskedTrade } from './asked-trades.ts';
import { beginOfNeed, findNeedClauses } from './need-clauses.ts';
import { PART_WORDS } from './need-parts.ts';
import { findTradesBehind } from './trades-behind.ts';

/** A part of a message, which may be a need of its own. */
export type Part = {
  /** Its position in the message, in UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
  /** Its words without the place. */
  readonly text: string;
  /**
   * What begins it: somebody asked for, words that announce another need ("and also"), whoever needs
   * it ("my mom needs"), or a mere "and".
   */
  readonly sign: 'asked' | 'announced' | 'needed' | 'joined';
  /** The trade that it asks for by name. */
  readonly trade: Profession | null;
  /** Where the name of that trade ends. */
  readonly nameEnd: number | null;
  /** How many words it needs to count as a separate task though its words are weak cues. */
  readonly leastWords: number;
};

const MAX_PARTS = 8;
/** The end of the last sentence of a stretch. */
const SENTENCE = /[.;!?\n]\s*(?!.*[.;!?\n]\s)/s;
/**
 * A message of at most this many words that joins two tasks tells no story: weaker cues are enough
 * for its parts.
 */
const BRIEF = 12;
const WORDS_OF_TASK = 3;
const JOINING_WORD = 1;
/** Things to have something done to, the verb being behind the last: "want the floor and shower tiled". */
const HAVE_DONE =
  /(?:^|[.,;!?] ?|\b(?:i|we|you|to) )(?:(?:'d|would) )?(?:like|want|need|have|get|looking to (?:have|get)) (?:to (?:have|get) )?(?:(?:the|my|our|a|an|both|all|some|two|2|three|3|four|4)\b[a-z' -]*)$/;
const DONE =
  /^ (?:and|\+|&) [a-z' -]*?\b(?:[a-z]{3,}ed|done|redone|cut|hung|laid|built|rebuilt|put in)\b/;
/** Announces what is wrong, one thing after the other: "everything broke at once: the sink leaks, the oven is dead". */
const LISTED_FAULTS =
  /\b(?:everything|tout(?! faire\b)|todo|(?:two|2|three|3|deux|trois|dos|tres) (?:different )?(?:things|jobs|problems|issues|affaires|choses|problemes|trucs|cosas|trabajos|problemas|asuntos))\b[^.,;:!?\n]{0,50}: /;
/** Who needs what in a story of more words is one need. */
const MAX_WORDS_OF_CLAUSES = 60;
/** So many units behind "I am" a trade may be named: "I am a licensed plumber". */
const REACH_OF_SELF = 14;
/** So many units behind an announcement a trade is the one announced. */
const REACH_OF_TURN = 40;
const NUMBER_OF_PART = /(?<=^|[\s,;:.])([1-5])\s?(?:[.)]|[:-](?= )|- )\s*(?=[a-z])/g;
const PAUSE = /[.,;:!?]/;

/** Splits a message where another need may begin, from a position on. */
export function splitParts(reading: Reading, from = 0): readonly Part[] {
  const { folded, place, spoken, sightings } = reading;
  const { turn, join, several, story } = PART_WORDS[spoken];
  if (story.test(folded) || speaksAsOne(reading)) return [];
  const plain = blankOut(folded, placeAside({ folded, place }));
  const starts = (pattern: RegExp) => [...plain.matchAll(pattern)].map((match) => match.index);
  const behind = findTradesBehind(reading);
  if (behind.length > 0) return cut(reading, behind, 'announced', from);
  const asked = findAskedTrades(reading);
  const turns = starts(turn);
  if (asked.length > 1 && asked.length >= turns.length) return cutAtAsked(reading, asked, from);
  const numbered = numberedIn(plain);
  if (numbered.length > 0) return cut(reading, numbered, 'needed', from);
  const clauses = findNeedClauses(reading);
  if (turns.length > 0) {
    const begins = turns.map((turn) => beginOfNeed(beginOf(turn, reading, asked), 0, clauses));
    return cut(
      reading,
      [...begins, ...asked.slice(1).map(({ start }) => start)],
      'announced',
      from,
    );
  }
  const isStory = reading.tokens.length > MAX_WORDS_OF_CLAUSES;
  if (!isStory && clauses.length > 1 && clauses.some(({ others }) => others !== null))
    return cut(
      reading,
      clauses.map(({ start }) => start),
      'needed',
      from,
    );
  const joins = starts(join);
  const list = LISTED_FAULTS.exec(plain);
  if (list) return cut(reading, listedIn(reading, list, joins), 'needed', from);
  if (several.test(plain)) return cut(reading, joins, 'announced', from);
  const [first, ...more] = joins;
  if (first === undefined || more.length > 0 || isForOneTrade(first, reading)) return [];
  const brief = joinsTasks(reading);
  return brief || tellsOfTwo(sightings) ? cut(reading, joins, 'joined', from, brief) : [];
}

/** Where each begins of what is numbered from 1 on: "1. the toilet runs 2. the outlet sparks". */
function numberedIn(plain: string): number[] {
  const starts: number[] = [];
  for (const { index, 0: sign, 1: number } of plain.matchAll(NUMBER_OF_PART)) {
    if (Number(number) === starts.length + 1) starts.push(index + sign.length);
  }
  return starts.length > 1 ? starts : [];
}

/** Where what is listed begins: behind each comma, and at each "and". */
function listedIn(
  { folded, tokens, sightings }: Reading,
  list: RegExpExecArray,
  joins: readonly number[],
): number[] {
  const from = list.index + list[0].length;
  const commas = [...folded.matchAll(/, /g)].map(({ index }) => index + 2);
  const tells = (at: number) => {
    const clause = tokens.find(({ start }) => start >= at)?.clause;
    return sightings.some(
      ({ cue, first }) => cue.strength === 'sure' && tokens[first]!.clause === clause,
    );
  };
  return [...commas.filter(tells), ...joins].filter((at) => at > from);
}

/**
 * Whether what is joined is the job of the one trade that the message names elsewhere: "the AC and the
 * oven together trip the breaker. Electrician in Mexicali"; or of one verb: "want the floor and the
 * shower tiled".
 */
function isForOneTrade(join: number, { folded, tokens, sightings, ...reading }: Reading): boolean {
  const whole = { folded, tokens, sightings, ...reading };
  const names = sightings.filter(
    (one) => one.cue.strength === 'name' && one.standing >= 1 && !isTradeAsWork(one, whole),
  );
  const clause = tokens.findLast(({ start }) => start < join)?.clause;
  const isElsewhere = names.every(({ first }) => tokens[first]!.clause !== clause);
  if (new Set(names.map(({ cue }) => cue.subject)).size === 1 && isElsewhere) return true;
  return (
    names.length === 0 && HAVE_DONE.test(folded.slice(0, join)) && DONE.test(folded.slice(join))
  );
}

/** Whether whoever speaks is of a trade that the message names: "I am a plumber". */
function speaksAsOne({ folded, spoken, sightings, tokens }: Reading): boolean {
  const self = PART_WORDS[spoken].self.exec(folded);
  if (!self) return false;
  const end = self.index + self[0].length;
  const behind = (at: number) => at >= end && at <= end + REACH_OF_SELF;
  return sightings.some(
    ({ cue, first, last }) =>
      cue.strength === 'name' &&
      tokens[first]!.clause === tokens[last]!.clause &&
      behind(tokens[first]!.start) &&
      !PAUSE.test(folded.slice(end, tokens[first]!.start)),
  );
}

/** A message as one part, which announces a need of its own. */
export function wholeAsPart(reading: Reading): Part {
  return cut(reading, [0], 'announced', 0)[0]!;
}

/** Where another need begins that is announced behind its trade: "I need an electrician too". */
export function beginOf(
  turn: number,
  { folded, ...reading }: Reading,
  asked = findAskedTrades({ folded, ...reading }),
): number {
  const named = asked.find(({ end }) => end <= turn && folded.slice(end, turn).trim() === '');
  return named === undefined || namesBehind(turn, reading) ? turn : named.start;
}

/** Whether what is announced is named behind that: "an electrician, and while you're at it a painter". */
function namesBehind(turn: number, { sightings, tokens }: Pick<Reading, 'sightings' | 'tokens'>) {
  return sightings.some(({ cue, first, standing }) => {
    const { start } = tokens[first]!;
    return cue.strength === 'name' && standing >= 1 && start > turn && start < turn + REACH_OF_TURN;
  });
}

/** Where a trade is asked for with the time before it: "Separate thing, in the spring I want a tiler". */
function withTimeBefore(
  { start }: AskedTrade,
  before: AskedTrade | undefined,
  { folded, timing }: Reading,
): number {
  const end = before?.end ?? 0;
  const sentence = SENTENCE.exec(folded.slice(end, start));
  const from = sentence ? end + sentence.index + sentence[0].length : start;
  const isTimed = timing.spans.some((span) => span.start >= from && span.end <= start);
  return before && isTimed ? from : start;
}

function cutAtAsked(reading: Reading, asked: readonly AskedTrade[], from: number): Part[] {
  const clauses = findNeedClauses(reading);
  const starts = asked.map((one, at) => {
    const start = withTimeBefore(one, asked[at - 1], reading);
    return beginOfNeed(start, asked[at - 1]?.end ?? 0, clauses);
  });
  return cut(reading, starts, 'asked', from).map((part) => {
    const own = asked.find(({ start }) => start >= part.start && start < part.end);
    return own?.trade ? { ...part, trade: own.trade, nameEnd: own.end } : part;
  });
}

function cut(
  reading: Reading,
  at: readonly number[],
  sign: Part['sign'],
  from: number,
  brief = false,
): Part[] {
  const { text } = reading;
  const whole = blankOut(text, placeAside(reading));
  const later = at.filter((start) => start > from).toSorted((a, b) => a - b);
  const begins = sign === 'asked' ? later.filter((start) => start !== at[0]) : later;
  const starts = [from, ...new Set(begins)];
  if (starts.length > MAX_PARTS) return [];
  return starts.map((start, number) => {
    const end = starts[number + 1] ?? text.length;
    return {
      start,
      end,
      text: whole.slice(start, end),
      sign,
      trade: null,
      nameEnd: null,
      leastWords: brief ? WORDS_OF_TASK + (number > 0 ? JOINING_WORD : 0) : Infinity,
    };
  });
}

/** Whether a message is too short for a story and names no trade, whose details a task may be. */
function joinsTasks(reading: Reading): boolean {
  const names = reading.sightings.filter(({ cue }) => cue.strength === 'name');
  return (
    wordsIn(reading.folded).length <= BRIEF &&
    names.every((sighting) => isTradeAsWork(sighting, reading))
  );
}

function tellsOfTwo(sightings: Reading['sightings']): boolean {
  const told = sightings.filter(
    ({ cue: { strength }, standing }) =>
      (strength === 'name' || strength === 'sure') && standing >= 1,
  );
  return new Set(told.map(({ cue }) => cue.subject)).size > 1;
}
