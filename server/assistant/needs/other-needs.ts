import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import { describeJob, spansAside } from '../description/description.ts';
import { jobInWords } from '../description/description-text.ts';
import type { PlaceFinder } from '../place/place-finder.ts';
import type { IntakeModel } from '../profession/intake-model.ts';
import { rankProfessions, type Ranking } from '../profession/profession.ts';
import { readMessage, type Reading } from '../reading.ts';
import { findConsequences } from './consequences.ts';
import { jobsToldBefore } from './jobs-told-before.ts';
import { PART_WORDS } from './need-parts.ts';
import { beginOf, splitParts, wholeAsPart, type Part } from './split-parts.ts';
import { fold } from '../text/fold.ts';
import { tokenize, type Span } from '../text/tokens.ts';
import { mayRecur } from '../timing/dates/recurrence.ts';
import { blankOut } from '../timing/urgency.ts';

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
const SURE_OF_TASK = 0.85;
const MIN_WORDS = 2;
/** What leads from one part to the next, at its end. */
const LEADING_ON =
  /[\s,;:&+]*\b(?:and|n|plus|then|et|pis|puis|ensuite|aussi|y|e|luego|aparte|tambien|ademas)?(?: (?:then|also|aussi|ensuite|tambien|aparte|luego))?[\s,;:&+]*(?:\s\d[.)]?\s+)?$/;
/** Says of a need that it comes on top: "add a roofer too", "one more thing, a dog walker". */
const ADDED =
  /\b(?:add|ajoute[rz]?|rajoute[rz]?|agreg\w+|anad\w+)\b.{0,60}\b(?:too|as well|also|aussi|tambien)\b|\b(?:one more thing|another thing|autre chose|otra cosa)\b|\b(?:need|want|besoin|faut|necesito|quiero|ocupo)\b.{0,60}\b(?:too|as well|aussi|egalement|tambien)\b/;
/** Tells of work, where the others name what is moved: "plus a piano and a freezer". */
const WORK =
  /\b(?:need|want|besoin|faut|necesit|quier|some(?:one|body)|quelqu|alguien|fix|repair|repar|arreg|instal|clean|nettoy|limpi|menage|paint|peint|pint|broke|brise|leak|coul|gote|dead|won'?t|doesn'?t|marche|funciona|sirve|prende|assembl|mont(?:er|age)|hook|wir|branch|demont|recycl|dump|junk|haul|patch|plug|trou|hoyo|hole|plumb|plomb|electric|landlord|lawyer|notar|locksmith|serrur|cerraj|storage|handyman)/;
/** Puts words into the description: "add that there is a washer too", "pon que también van 4 puertas". */
const ADDS_WORDS =
  /\b(?:add|mention|note|write|say|put|specify|ajoute[rz]?|rajoute[rz]?|mets|met|mettez|mettre|note[rz]?|marque[rz]?|ecri[st]|ecrivez|precise[rz]?|mentionne[rz]?|agreg\w+|anad\w+|pon|ponle|ponga\w*|pongale|anot\w+|apunt\w+|inclu\w+|mencion\w+)(?: (?:also|too|please|pls|in|there|down|aussi|donc|svp|stp|la|en plus|tambien|porfa\w*|por favor|ahi))*,? (?:that\b|que\b|qu'|q\b)/;
/** Asks for somebody, or something to be done, among such words. */
const ASKS_FOR =
  /\b(?:needs?|want|looking for|besoin|faut|faudrait|cherche|veux|voudrais|necesit\w+|busco|ocupo|quiero|quisiera)\b/;
const JOINT = /^\W*(?:and|plus|et|pis|y|e)\b/;
/** Another one of what was named before: "plus a kids one". */
const ONE_MORE = /^\W*(?:(?:plus|and|also)\W+)?(?:a|an|another|the|\d+) (?:[\w']+ ){0,2}ones?\b/;
/** French leads to each of several by "de": "besoin d'un plombier et d'un peintre". */
const LEADING_TO = /^d(?:e |['’])/;
/**
 * Trades whose one job includes work of other trades: a second trade in the message is part of
 * theirs, unless they are asked for beside it.
 */
const DOES_SEVERAL: ReadonlySet<Profession> = new Set(['general-contractor', 'handyman']);

/**
 * The needs of a message that asks for several, in the order of mention, each profession once, with
 * the words that say so; none where it asks for one only. `profession` is what it asks for as a
 * whole; unless those it asks for are named one by one, that has to be among them.
 */
export function findNeeds(
  reading: Reading,
  profession: Profession | null,
  means: Means,
): readonly Need[] {
  const parts = splitParts(reading);
  const asked = parts.some((part) => part.sign === 'asked');
  if (!asked && (profession === null || DOES_SEVERAL.has(profession))) return [];
  const needs = readNeeds(parts, reading, means);
  if (needs.length < 2) return [];
  return asked || needs.some((need) => need.profession === profession)
    ? withJobOfAll(withJobsBefore(needs, reading, means), reading.text)
    : [];
}

function withJobsBefore(
  needs: readonly Need[],
  reading: Reading,
  { model }: Means,
): readonly Need[] {
  const jobs = jobsToldBefore(reading, model);
  if (!jobs) return needs;
  return needs.map((need) => {
    const words = jobs.get(need.profession) ?? need.words;
    // The time and the place stand behind all of them.
    return { ...need, words, description: words, location: null, urgency: null, dates: null };
  });
}

/** "A photographer and a DJ for my wedding": the wedding is the photographer's job, too. */
function withJobOfAll(needs: readonly Need[], text: string): readonly Need[] {
  if (needs.every(({ description }) => description === null)) return needs;
  return needs.map((need, at) => {
    if (need.description !== null) return need;
    const job = needs.slice(at).find(({ description }) => description !== null)?.job ?? '';
    if (job === '') return { ...need, description: text };
    const words = `${need.words}${/^[,.;:(]/.test(job) ? '' : ' '}${job}`;
    return { ...need, words, description: words };
  });
}

/**
 * The needs that an answer mentions beside what it answers: "Laval, and I also need a painter",
 * "plumber today, painter next month".
 */
export function findFurtherNeeds(reading: Reading, means: Means): readonly Need[] {
  if (ADDS_WORDS.test(reading.folded) && !ASKS_FOR.test(reading.folded)) return [];
  const { turn } = PART_WORDS[reading.spoken];
  const all = splitParts(reading);
  if (all.length > 1 && all[0]?.sign === 'asked') return readNeeds(all, reading, means);
  const [first] = [...reading.folded.matchAll(turn)];
  if (!first && !ADDED.test(reading.folded)) return [];
  const parts = first ? splitParts(reading, beginOf(first.index, reading)) : [wholeAsPart(reading)];
  const needs = readNeeds(parts, reading, means);
  return needs.filter(({ confidence }) => confidence >= SURE_OF_TASK);
}

/** Trades that do each other's work: what a mere "and" adds is no need of its own. */
const SIBLINGS: readonly ReadonlySet<Profession>[] = [
  new Set(['gardener', 'landscaper']),
  new Set(['web-designer', 'web-developer']),
  new Set(['painter', 'interior-designer']),
];

function isSibling(one: Need | null, other: Need | undefined): boolean {
  return (
    one !== null &&
    other !== undefined &&
    SIBLINGS.some((trades) => trades.has(one.profession) && trades.has(other.profession))
  );
}

/** The needs of the parts; a part that is none by itself belongs to the need before it. */
function readNeeds(parts: readonly Part[], { text, spoken }: Reading, means: Means): Need[] {
  const needs: { need: Need; start: number; end: number }[] = [];
  for (const part of parts) {
    const { start, end, sign } = part;
    const inOne = includesOthers(needs[0]?.need.profession) && !hasArticle(part, spoken);
    const isThing = needs[0]?.need.profession === 'mover' && !WORK.test(fold(part.text));
    const read = inOne || isThing ? null : readNeed(part, text.slice(start, end), spoken, means);
    const need = sign === 'joined' && isSibling(read, needs.at(-1)?.need) ? null : read;
    const known = needs.find((before) => before.need.profession === need?.profession);
    const last = needs.at(-1);
    if (need && !known) needs.push({ need, start, end });
    else if (last && (!known || known === last)) {
      const words = ownWords(text.slice(last.start, end), sign, spoken);
      needs.splice(-1, 1, { need: { ...last.need, words }, start: last.start, end });
    }
  }
  return needs.map(({ need }) => ({ ...need, description: need.description && need.words }));
}

function readNeed(
  part: Part,
  whole: string,
  spoken: UnderstoodLanguage,
  { model, places, now }: Means,
): Need | null {
  const reading = readMessage(part.text, spoken, NOWHERE, now);
  const { folded, timing } = reading;
  const ranking = rankProfessions(reading, model);
  const named = part.trade && { profession: part.trade, confidence: SURE_OF_TASK };
  const { profession, confidence } =
    named || (mayBeCued(part, reading, ranking) ? onlyCued(reading) : null) || ranking;
  if (profession === null || (DOES_SEVERAL.has(profession) && !asksForOne(part, reading)))
    return null;
  if (part.sign !== 'asked' && isConsequence(reading)) return null;
  if (confidence < leastConfidence(reading, profession, part)) return null;
  const opening = PART_WORDS[spoken].opening.exec(folded)?.[0].length ?? 0;
  const isWord = tokenize(folded.replace(JOINT, '')).length < MIN_TELLING_WORDS && !names(reading);
  if (isWord || ONE_MORE.test(folded)) return null;
  const telling = jobInWords(reading.text, [{ start: 0, end: opening }, ...spansAside(reading)]);
  if (telling.length < MIN_WORDS) return null;
  const words = ownWords(whole, part.sign, spoken);
  return {
    profession,
    words,
    description: describes(reading, ranking, part) ? words : null,
    confidence,
    job: part.nameEnd === null ? '' : whole.slice(part.nameEnd - part.start).trim(),
    location: places.findPlaceSpan(whole)?.text ?? null,
    isTimeItsOwn: isTimedBefore(profession, reading),
    urgency: timing.urgency,
    dates: timing.dates,
    recurrence: mayRecur(profession) ? timing.recurrence : null,
  };
}

/** Whether the tasks a part tells say more than the model: in a list, and of the first where that is in doubt. */
function mayBeCued({ sign, start }: Part, reading: Reading, { confidence }: Ranking): boolean {
  const isInDoubt = confidence < SURE_OF_TASK && (start === 0 || names(reading));
  return sign === 'asked' || (sign === 'announced' && isInDoubt);
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

function includesOthers(profession: Profession | undefined): boolean {
  return profession !== undefined && DOES_SEVERAL.has(profession);
}

function hasArticle({ text }: Part, spoken: UnderstoodLanguage): boolean {
  const [first] = tokenize(fold(text));
  return first !== undefined && PART_WORDS[spoken].articles.has(first.word);
}

/** Whether a part tells of the job; of somebody asked for in a list, a word beside the trade does. */
function describes(reading: Reading, ranking: Ranking, { sign }: Part): boolean {
  if (sign !== 'asked') return describeJob(reading, ranking) !== null;
  const named = reading.sightings.filter(({ cue }) => cue.strength === 'name');
  const isTiming = ({ start, end }: Span) =>
    reading.timing.spans.some((span) => start < span.end && end > span.start);
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

/** The words of a part as they were said, without those that only lead to it. */
function ownWords(part: string, sign: Part['sign'], spoken: UnderstoodLanguage): string {
  const folded = fold(part);
  const opening = sign === 'asked' ? null : PART_WORDS[spoken].opening.exec(folded);
  const start = (opening ?? LEADING_TO.exec(folded))?.[0].length ?? 0;
  const end = LEADING_ON.exec(folded)?.index ?? part.length;
  return jobInWords(part.slice(0, end), [{ start: 0, end: start }]);
}

/** The minimum confidence of a part; Infinity when it is no need by itself. */
function leastConfidence(
  { sightings, words, tokens }: Reading,
  profession: Profession,
  { sign, leastWords }: Part,
): number {
  if (sign !== 'joined') return SURE_WHEN_ANNOUNCED;
  const own = sightings.filter(({ cue, standing }) => cue.subject === profession && standing >= 1);
  const asks = own.some(({ cue, first }) => cue.strength === 'name' && first <= LATEST_TRADE);
  if (asks) return SURE_OF_TRADE;
  if (tokens.length >= leastWords) return SURE_OF_TASK;
  const tells = words.length >= MIN_TELLING_WORDS && own.some(({ cue }) => cue.strength === 'sure');
  return tells ? SURE_OF_WORK : Infinity;
}
