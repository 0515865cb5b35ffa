import type { Asked, Share } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { rankProfessions } from '../profession/profession.ts';
import { readMessage, type Reading } from '../reading.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { overlap, type Span } from '../text/tokens.ts';
import { clausesOf } from '../turn/clauses.ts';
import { RESIDUE } from '../turn/read-act.ts';
import type { Means } from './read-need.ts';

const NOWHERE = { findPlaceSpan: () => null };
/** Of a first message only what is dealt out in few words: "furnace today, car tomorrow". */
const MAX_WORDS_IN_MESSAGE = 5;
const MIN_SHARES = 2;
const MIN_CONFIDENCE = 0.5;
const MAX_CLAUSES = 8;
/** Counts what is meant: "the first one tomorrow". */
const COUNTS =
  /\b(?:first|second|third|last|other|premiere?|deuxieme|troisieme|derniere?|autre|primer[ao]?|segund[ao]|tercer[ao]?|ultim[ao]|otr[ao])\b/;
/** Says so of all: "both on Friday", "les deux demain". */
const OF_ALL =
  /\b(?:both|all|each|everything|les (?:deux|trois|2|3)|tous|toutes|tout|chaque|l[oa]s (?:dos|tres|2|3)|ambos|ambas|todos|todas|todo)\b/;
const DENIES = /\b(?:not|pas|no)\b/;
/** Leads to a place at the end of a clause, whoever is there. */
const TO_PLACE =
  /\b(?:for|in|at|over in|a|au|en|dans|pour|para|chez \w+ \w+ a|de) ((?:[^\s]+ ?){1,4})$/;

/**
 * What an utterance says of each of several needs, clause by clause: "the lawyer today, the tutor in
 * two weeks"; empty where no clause says of one what it says of no other.
 */
export function readShares(
  reading: Reading,
  { language, asked }: { language: UnderstoodLanguage; asked: Asked | null },
  means: Means,
): Share[] {
  const clauses = clausesOf(reading.folded);
  if (clauses.length > MAX_CLAUSES || asked === 'profession' || asked === 'description') return [];
  if (asked === null && !mayDealOut(reading, clauses)) return [];
  const shares: Share[] = [];
  let denied: number | null = null;
  for (const { start, end } of clauses) {
    const share = readShare(reading.text.slice(denied ?? start, end), { language, asked }, means);
    // "The plumber not next week, tomorrow" says of one what it is.
    denied =
      asked && share === null && DENIES.test(reading.folded.slice(start, end)) ? start : null;
    const last = shares.at(-1);
    if (share === null) continue;
    const isMore = share.words === '' && last !== undefined && last.words !== '';
    if (isMore && !saysMore(last, share)) continue;
    if (isMore) shares.splice(-1, 1, { ...last, ...told(share) });
    else shares.push(share);
  }
  const own = shares.filter(({ words }) => words !== '');
  // What answers a question with one thing answers it for all.
  const min = asked === 'confirmation' ? 1 : MIN_SHARES;
  const isDealt = asked === null ? own.length >= min : shares.length >= min;
  return isDealt && own.length > 0 ? shares : [];
}

/** Whether a first message may deal out: it tells a time in several clauses of few words. */
function mayDealOut({ folded, timing }: Reading, clauses: readonly Span[]): boolean {
  const told = clauses.filter(
    (clause) =>
      timing.spans.some((span) => overlap(span, clause)) &&
      folded.slice(clause.start, clause.end).split(/[\s']+/).length <= 2 * MAX_WORDS_IN_MESSAGE,
  );
  return told.length >= MIN_SHARES;
}

function readShare(
  words: string,
  { language, asked }: { language: UnderstoodLanguage; asked: Asked | null },
  { model, places, now }: Means,
): Share | null {
  const place = asked === null ? null : placeIn(words, places);
  const reading = readMessage(words, language, { findPlaceSpan: () => place }, now);
  const { folded, spoken, tokens, timing, sightings } = reading;
  const { urgency, dates } = timing;
  const isSaid = asked === null || place === null ? urgency !== null || dates !== null : true;
  if (!isSaid || (asked === null && tokens.length > MAX_WORDS_IN_MESSAGE)) return null;
  const left = tokens.filter(
    (token) =>
      token.word.length > 2 &&
      !FUNCTION_WORDS[spoken].has(token.word) &&
      !RESIDUE.has(token.word) &&
      !timing.spans.some((span) => overlap(span, token)),
  );
  const isOne = (left.length > 0 || COUNTS.test(folded)) && !OF_ALL.test(folded);
  const named = sightings
    .filter(({ cue, standing }) => cue.strength === 'name' && standing > 0)
    .map(({ cue }) => cue.subject);
  const thing = readMessage(left.map(({ word }) => word).join(' '), spoken, NOWHERE);
  const likely = rankProfessions(thing, model);
  const known = likely.confidence >= MIN_CONFIDENCE ? [likely.profession] : [];
  const trades = [...new Set([...named, ...known])].filter(
    (trade) => trade !== null && trade !== 'outside',
  );
  return {
    words: isOne ? words.trim() : '',
    trades: isOne ? trades : [],
    location: asked === null ? null : (place?.text ?? null),
    urgency,
    dates,
  };
}

/** The place of a clause, with that of somebody else: "the leaves are at my mom's in Aurora". */
function placeIn(words: string, places: Means['places']) {
  const found = places.findPlaceSpan(words);
  if (found) return found;
  const name = TO_PLACE.exec(words.toLowerCase())?.[1];
  const start = name === undefined ? -1 : words.length - name.length;
  const place = start < 0 ? null : places.findPlaceSpan(`in ${words.slice(start)}`);
  return place && { text: place.text, start: start + place.start - 3, end: start + place.end - 3 };
}

/** Whether a clause that names nothing tells what was not told of the one before: "…, tomorrow if you can". */
function saysMore(last: Share, share: Share): boolean {
  return (
    (last.location === null && share.location !== null) ||
    (last.urgency === null && share.urgency !== null)
  );
}

function told({ location, urgency, dates }: Share): Partial<Share> {
  return { ...(location && { location }), ...(urgency && { urgency, dates }) };
}
