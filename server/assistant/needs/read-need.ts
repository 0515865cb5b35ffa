import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import { describeJob, spansAside } from '../description/description.ts';
import { jobInWords } from '../description/description-text.ts';
import type { PlaceFinder } from '../place/place-finder.ts';
import type { IntakeModel } from '../profession/intake-model.ts';
import { rankProfessions, type Ranking } from '../profession/profession.ts';
import { readMessage, type Reading } from '../reading.ts';
import { fold } from '../text/fold.ts';
import { overlap, tokenize, type Span } from '../text/tokens.ts';
import { mayRecur } from '../timing/dates/recurrence.ts';
import { blankOut } from '../timing/urgency.ts';
import { findConsequences } from './consequences.ts';
import { findNeedClauses, placeOfOthers, type NeedClause } from './need-clauses.ts';
import { PART_WORDS } from './need-parts.ts';
import type { Part } from './split-parts.ts';

export type Need = {
  readonly profession: Profession;
  /** The words of the message that ask for it, whole. */
  readonly words: string;
  /** The same, or null where they name only the trade. */
  readonly description: string | null;
  /** The confidence of its part of the message. */
  readonly confidence: number;
  /** What its part says behind the trade it asks for. */
  readonly job: string;
  /** The place and the time that its part of the message says. */
  readonly location: string | null;
  /** Whether its time is said before its trade, so that it is of no other one. */
  readonly isTimeItsOwn: boolean;
} & Pick<Analysis, 'urgency' | 'dates' | 'recurrence'>;

export type Means = {
  readonly model: IntakeModel;
  readonly places: PlaceFinder;
  readonly now: Date | undefined;
};

const NOWHERE = { findPlaceSpan: () => null };
const SURE_WHEN_ANNOUNCED = 0.5;
const SURE_OF_TRADE = 0.7;
const SURE_OF_WORK = 0.95;
const LATEST_TRADE = 5;
const MIN_TELLING_WORDS = 2;
const SURE_OF_LISTED = 0.9;
const MIN_WORDS = 2;
/** What leads from one part to the next, at its end. */
const LEADING_ON =
  /[\s,;:&+]*\b(?:and|n|plus|then|et|pis|puis|ensuite|aussi|y|e|luego|aparte|tambien|ademas)?(?: (?:then|also|aussi|ensuite|tambien|aparte|luego))?[\s,;:&+]*(?:\s\d[.)]?\s+)?$/;
const JOINT = /^\W*(?:and|plus|et|pis|y|e)\b/;
/** Another one of what was named before: "plus a kids one". */
const ONE_MORE = /^\W*(?:(?:plus|and|also)\W+)?(?:a|an|another|the|\d+) (?:[\w']+ ){0,2}ones?\b/;
/** French leads to each of several by "de": "besoin d'un plombier et d'un peintre". */
const LEADING_TO = /^d(?:e |['’])/;
/** Of whoever says that they need one. */
const SURE_OF_CLAUSE = 0.6;
/** Confidence where the words name a trade or its task. */
export const SURE_OF_TASK = 0.85;
/**
 * Trades whose one job includes work of other trades: a second trade in the message is part of
 * theirs, unless they are asked for beside it.
 */
export const DOES_SEVERAL: ReadonlySet<Profession> = new Set(['general-contractor', 'handyman']);

/** The need that a part of a message is, `whole` being its words with the place; null where it is none. */
export function readNeed(
  part: Part,
  whole: string,
  spoken: UnderstoodLanguage,
  { model, places, now }: Means,
): Need | null {
  const place = places.findPlaceSpan(whole);
  // The name of a place is no word of the work: "Leganés" is no slip of "legales".
  const told = place && part.sign === 'joined' ? blankOut(part.text, [place]) : part.text;
  const reading = readMessage(told, spoken, NOWHERE, now);
  const { folded, timing } = reading;
  const clause = clauseOf(reading);
  // "My mom needs" is no need of its own.
  if (clause?.others && tellsNothing(folded.slice(clause.end), spoken)) return null;
  const ranking = rankJob(reading, clause, model);
  const named = part.trade && { profession: part.trade, confidence: SURE_OF_TASK };
  const { profession, confidence } =
    named || (mayBeCued(part, reading, ranking) ? onlyCued(reading) : null) || ranking;
  if (profession === null || (DOES_SEVERAL.has(profession) && !asksForOne(part, reading)))
    return null;
  if (part.sign !== 'asked' && isConsequence(reading)) return null;
  if (confidence < leastConfidence(reading, profession, part)) return null;
  const opening = PART_WORDS[spoken].opening.exec(folded)?.[0].length ?? 0;
  const isWord = tokenize(folded.replace(JOINT, '')).length < MIN_TELLING_WORDS && !names(reading);
  // "The other one in Hamilton needs a painter" is no more of the same.
  if (isWord || (ONE_MORE.test(folded) && !clause)) return null;
  const telling = jobInWords(reading.text, [{ start: 0, end: opening }, ...spansAside(reading)]);
  if (telling.length < MIN_WORDS) return null;
  const words = ownWords(whole, part.sign, spoken);
  return {
    profession,
    words,
    description: describes(reading, ranking, part) ? words : null,
    confidence,
    job: part.nameEnd === null ? '' : whole.slice(part.nameEnd - part.start).trim(),
    location: place?.text ?? placeWhereOthersAre(whole, spoken, places),
    isTimeItsOwn: isTimedBefore(profession, reading),
    urgency: timing.urgency,
    dates: timing.dates,
    recurrence: mayRecur(profession) ? timing.recurrence : null,
  };
}

/** Who needs somebody, where the part begins with that; null where it does not. */
function clauseOf(reading: Pick<Reading, 'folded' | 'spoken'>): NeedClause | null {
  const [clause] = findNeedClauses(reading);
  return clause && reading.folded.slice(0, clause.start).trim() === '' ? clause : null;
}

/** Whether nothing stands behind the words that only lead to it: "someone for". */
function tellsNothing(folded: string, spoken: UnderstoodLanguage): boolean {
  const opening = PART_WORDS[spoken].opening.exec(`${folded.trim()} `)?.[0].length ?? 0;
  return tokenize(folded.trim().slice(opening)).length === 0;
}

/** The trade of a part, by what is to be done where that is clear without whom it is for. */
function rankJob(reading: Reading, clause: NeedClause | null, model: IntakeModel): Ranking {
  const whole = rankProfessions(reading, model);
  if (!clause) return whole;
  const { text, folded, spoken } = reading;
  const opening = PART_WORDS[spoken].opening.exec(folded.slice(clause.end))?.[0].length ?? 0;
  const job = { start: clause.start, end: clause.end + opening };
  const own = rankProfessions(readMessage(blankOut(text, [job]), spoken, NOWHERE), model);
  const isClear = own.profession !== null && own.confidence >= SURE_OF_CLAUSE;
  return isClear && (clause.others || own.confidence > whole.confidence) ? own : whole;
}

/** The place of others who need somebody: "my aunt in Dorval needs"; null where none is said. */
function placeWhereOthersAre(
  whole: string,
  spoken: UnderstoodLanguage,
  places: PlaceFinder,
): string | null {
  const folded = fold(whole);
  const others = findNeedClauses({ folded, spoken }).find((clause) => clause.others)?.others;
  const start = others ? placeOfOthers(folded, others) : null;
  if (!others || start === null) return null;
  return places.findPlaceSpan(`in ${whole.slice(start, others.end)}`)?.text ?? null;
}

/** Whether the tasks a part tells say more than the model: in a list, and of the first where that is in doubt. */
function mayBeCued({ sign, start }: Part, reading: Reading, { confidence }: Ranking): boolean {
  const isInDoubt = confidence < SURE_OF_TASK && (start === 0 || names(reading));
  if (sign === 'asked') return confidence < SURE_OF_LISTED;
  return sign === 'announced' && isInDoubt;
}

/** "In the spring a landscaper". */
function isTimedBefore(profession: Profession, { sightings, tokens, timing }: Reading): boolean {
  const name = sightings.find(({ cue }) => cue.strength === 'name' && cue.subject === profession);
  return timing.spans.some(({ end }) => name !== undefined && end <= tokens[name.first]!.start);
}

/** The one profession that a part names or whose tasks it tells; null where there are several. */
function onlyCued({ sightings }: Reading): Pick<Ranking, 'profession' | 'confidence'> | null {
  const telling = sightings.filter(
    ({ cue, standing }) => (cue.strength === 'name' || cue.strength === 'sure') && standing >= 1,
  );
  const [subject, ...others] = new Set(telling.map(({ cue }) => cue.subject));
  if (!subject || subject === 'outside' || others.length > 0) return null;
  return { profession: subject, confidence: SURE_OF_TASK };
}

/** Whether a part asks for somebody by the trade: "a handyman to hang curtains". */
function asksForOne({ sign }: Part, { sightings, tokens, spoken }: Reading): boolean {
  if (sign === 'asked') return true;
  const { articles } = PART_WORDS[spoken];
  return sightings.some(
    ({ cue, first }) => cue.strength === 'name' && articles.has(tokens[first - 1]?.word ?? ''),
  );
}

/** Whether a part tells of the job; of somebody asked for in a list, a word beside the trade does. */
function describes(reading: Reading, ranking: Ranking, { sign }: Part): boolean {
  if (sign !== 'asked') return describeJob(reading, ranking) !== null;
  const named = reading.sightings.filter(({ cue }) => cue.strength === 'name');
  const isTiming = (token: Span) => reading.timing.spans.some((span) => overlap(span, token));
  return reading.words.some(
    ({ token }) =>
      named.every(({ first, last }) => token < first || token > last) &&
      !isTiming(reading.tokens[token]!),
  );
}

function names({ sightings }: Reading): boolean {
  return sightings.some(({ cue }) => cue.strength === 'name');
}

/** Whether a part tells nothing but what a fault does to something else. */
function isConsequence({ folded, spoken }: Reading): boolean {
  const spans = findConsequences(folded, spoken);
  return spans.length > 0 && tokenize(blankOut(folded, spans)).length < MIN_TELLING_WORDS;
}

/** The minimum confidence of a part; Infinity when it is no need by itself. */
function leastConfidence(
  { sightings, words, tokens }: Reading,
  profession: Profession,
  { sign, leastWords }: Part,
): number {
  if (sign === 'asked' || sign === 'announced') return SURE_WHEN_ANNOUNCED;
  const own = sightings.filter(({ cue, standing }) => cue.subject === profession && standing >= 1);
  const asks = own.some(({ cue, first }) => cue.strength === 'name' && first <= LATEST_TRADE);
  if (asks) return SURE_OF_TRADE;
  if (sign === 'needed') return SURE_OF_CLAUSE;
  if (tokens.length >= leastWords) return SURE_OF_TASK;
  const tells = words.length >= MIN_TELLING_WORDS && own.some(({ cue }) => cue.strength === 'sure');
  return tells ? SURE_OF_WORK : Infinity;
}

/** The words of a part as they were said, without those that only lead to it. */
export function ownWords(part: string, sign: Part['sign'], spoken: UnderstoodLanguage): string {
  const folded = fold(part);
  const opening = sign === 'asked' ? null : PART_WORDS[spoken].opening.exec(folded);
  const start = (opening ?? LEADING_TO.exec(folded))?.[0].length ?? 0;
  const last = beforeNext(folded, spoken);
  const end = LEADING_ON.exec(folded.slice(0, last))?.index ?? last;
  return jobInWords(part.slice(0, end), [{ start: 0, end: start }]);
}

/** Where a part ends before the words that lead to the next one: "and I'm looking for". */
function beforeNext(folded: string, spoken: UnderstoodLanguage): number {
  const last = findNeedClauses({ folded, spoken }).at(-1);
  const isOver = last && last.start > 0 && /^\W*$/.test(folded.slice(last.end));
  return isOver ? last.start : folded.length;
}
