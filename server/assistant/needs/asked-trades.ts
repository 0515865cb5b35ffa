import type { Profession } from '#contract/professionals/professions.ts';
import { isTradeAsWork } from '../description/trade-as-work.ts';
import { isSupposed } from '../profession/supposed-trade.ts';
import type { Sighting } from '../profession/sightings.ts';
import type { Reading } from '../reading.ts';
import { overlap, type Token } from '../text/tokens.ts';
import { findNeedClauses } from './need-clauses.ts';
import { PART_WORDS } from './need-parts.ts';

const PAUSE = /[.,;:!?()\n\u2026\u2014\u2013"]/;
/** Between two trades of a list: "plumber, electrician and painter". */
const BETWEEN_LISTED =
  /^\s*(?:,|&|\+|\/|(?:,\s*)?\b(?:and|n|et|pis|puis|y|e)\b)\s*(?:(?:an?|une?|un|una|the|le|la|l'|el)\b\s*)?$/;
/** Behind a trade of a list that says more of each: "plumber (sink leaks)", "plumber - sink". */
const TOLD_BEHIND = /^\s*(?:[(:]|[-\u2013\u2014]\s)/;
/** Names the work, not who does it: "plumbing", "électricité". */
const WORK_NOUN = /(?:ing|erie|ite|age|ure|ical|eria|idad|ura|ion)s?$/;
/** Right before a trade of a list. */
const LED = /(?:^|[,;:.])\s*$/;
/** Leads to a trade, and behind one to the job. */
const GOES_ON: ReadonlySet<string> = new Set(['for']);
/** Before a trade of a numbered list: "2) plumber". */
const NUMBERED = /(?:^|[\s,;:])\d\s?[).:-]\s*$/;

/** Leads to a trade by what was told before it. */
const CONCLUDES: ReadonlySet<string> = new Set([
  'so',
  'donc',
  'alors',
  'faque',
  'fait que',
  'asi que',
  'entonces',
]);
/** Says who is still to be found, of whom each may be "the" one: "me faltan el dj y el fotógrafo". */
const MISSING =
  /\b(?:(?:me|nos) (?:hacen? |estan? )?falta(?:n|ndo)?|(?:me|nous) manque(?:nt)?|(?:i'?m|we'?re|i am|we are|still|only) (?:still )?missing|(?:still|just|only) need|reste a trouver)\b/;
const DEFINITE = /^(?:el|la|los|las|the|le|les|l)$/;

/** Between the one who needs somebody and the trade. */
const ARTICLE = /^ (?:d'|d' ?)?(?:an?|une?|una) $/;

/** Somebody a message asks for: their trade, unless it tells their task, and where that begins and ends. */
export interface AskedTrade {
  readonly trade: Profession | null;
  readonly start: number;
  readonly end: number;
}

/**
 * Each of those a message asks for, by their trade ("an electrician for 3 pot lights") or their task
 * ("someone to paint"), in order; places in UTF-16 units.
 */
export function findAskedTrades(reading: Reading): AskedTrade[] {
  const { folded, tokens, spoken, sightings } = reading;
  const named = sightings
    .filter((one) => one.cue.strength === 'name' && (one.standing >= 1 || isMissing(one, reading)))
    .filter((sighting) => !isTradeAsWork(sighting, reading) && !isSupposed(sighting, reading))
    .filter((one, _, all) => !all.some((other) => isCloser(other, one)))
    .filter(({ cue }, at, all) => all.findIndex((one) => one.cue.subject === cue.subject) === at)
    .map(({ first, last, cue: { subject } }) => ({
      first,
      last,
      trade: subject === 'outside' ? null : subject,
    }));
  const meant = [...folded.matchAll(PART_WORDS[spoken].someone)].map(({ index }) => {
    const first = tokens.findIndex(({ start }) => start === index);
    return { first, last: first, trade: null };
  });
  const asked = [...named, ...meant].flatMap((words) => {
    const start = askedFrom(tokens, words, reading) ?? listedFrom(words, named, reading);
    return start === null ? [] : { trade: words.trade, start, end: tokens[words.last]!.end };
  });
  return asked
    .filter(({ start }, at) => asked.findIndex((one) => one.start === start) === at)
    .toSorted((a, b) => a.start - b.start);
}

/** Whether a trade with a definite article is one of those still to be found. */
function isMissing({ trade, first }: Reading['sightings'][number], { folded, tokens }: Reading) {
  return (
    trade === 'mentioned' &&
    DEFINITE.test(tokens[first - 1]?.word ?? '') &&
    tokens[first]!.start > missingFrom(folded)
  );
}

function missingFrom(folded: string): number {
  return MISSING.exec(folded)?.index ?? Infinity;
}

/** "Poseur de céramique pour refaire le plancher" names one who lays tiles. */
function isCloser(one: Words, other: Words): boolean {
  return one.first === other.first && one.last < other.last && one.last > one.first;
}

type Words = Pick<Sighting, 'first' | 'last'>;

/** Where a bare name begins in a list of trades; null where it stands in none. */
function listedFrom(
  { first, last }: Words,
  named: readonly Words[],
  { folded, tokens, spoken }: Reading,
): number | null {
  const { start } = tokens[first]!;
  const behind = folded.slice(tokens[last]!.end);
  const isBeside = (before: Words, after: Words) =>
    before.last < after.first &&
    BETWEEN_LISTED.test(folded.slice(tokens[before.last]!.end, tokens[after.first]!.start));
  const isLed =
    LED.test(folded.slice(0, start)) || PART_WORDS[spoken].leads.has(tokens[first - 1]?.word ?? '');
  const isListed =
    (isLed && TOLD_BEHIND.test(behind)) ||
    NUMBERED.test(folded.slice(0, start)) ||
    named.some((one) => isBeside(one, { first, last }) || isBeside({ first, last }, one));
  const isWork = WORK_NOUN.test(tokens[last]!.word);
  return isListed && named.length > 1 && !isWork ? start : null;
}

/**
 * Where asking for the one named by the tokens `first` to `last` begins; null where that is not asked
 * for. A bare name in an enumeration ("counters, floors, taps") is a thing.
 */
function askedFrom(
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
  { folded, spoken, timing }: Pick<Reading, 'folded' | 'spoken' | 'timing'>,
): number | null {
  const { articles, leads } = PART_WORDS[spoken];
  const missing = missingFrom(folded);
  const isArticle = ({ word, start }: Token) =>
    articles.has(word) || (start > missing && DEFINITE.test(word));
  let at = first;
  while (at > 0 && !isPauseBefore(at) && isArticle(tokens[at - 1]!)) at -= 1;
  const token = tokens[at];
  if (!token) return null;
  if (at === 0) return token.start;
  if (isTimedBefore(at)) return token.start;
  if (isPauseBefore(at)) return at < first || goesOn(last + 1) ? token.start : null;
  const before = tokens[at - 1]!.word;
  if (leads.has(before) || /^\d$/.test(before)) return token.start;
  const isMeant = isConcluded(tokens, at) || isNeeded(tokens[first]!.start, { folded, spoken });
  return at < first && isMeant ? token.start : null;

  function goesOn(index: number): boolean {
    const next = tokens[index];
    const ends = leads.has(next?.word ?? '') && !GOES_ON.has(next?.word ?? '');
    return next !== undefined && !isPauseBefore(index) && !ends;
  }

  /** "In May a painter". */
  function isTimedBefore(index: number): boolean {
    const isTime = (token: Token) => timing.spans.some((span) => overlap(span, token));
    let from = index;
    while (from > 0 && !isPauseBefore(from) && isTime(tokens[from - 1]!)) from -= 1;
    return from < index && index < first && (from === 0 || isPauseBefore(from));
  }

  function isPauseBefore(index: number): boolean {
    return PAUSE.test(folded.slice(tokens[index - 1]!.end, tokens[index]!.start));
  }
}

/** Whether what was told before leads to the trade: "así que una limpiadora". */
function isConcluded(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  return CONCLUDES.has(two ?? '') || CONCLUDES.has(`${one} ${two}`);
}

/** "My mom needs a plumber", and behind such a clause: "and the one in Laval a painter". */
function isNeeded(name: number, { folded, spoken }: Pick<Reading, 'folded' | 'spoken'>): boolean {
  return findNeedClauses({ folded, spoken }).some(
    ({ end, isElliptic }, at) => (at > 0 || !isElliptic) && ARTICLE.test(folded.slice(end, name)),
  );
}
