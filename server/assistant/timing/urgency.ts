import type { DateRange, Recurrence } from '#contract/requests/schedule.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { dayOf, daysBetween, rangeOf } from './dates/calendar.ts';
import { bestOf, readDates, type ToldDays } from './dates/read-dates.ts';
import { readRecurrence } from './dates/recurrence.ts';
import { mayMatch, soughtBy, type Sought } from '../text/needed-pieces.ts';
import { overlap, type Span } from '#server/assistant/text/tokens.ts';
import { timingPhrases as en } from './urgency-phrases/en.ts';
import { timingPhrases as es } from './urgency-phrases/es.ts';
import { timingPhrases as fr } from './urgency-phrases/fr.ts';
import type { TimingPhrases } from './urgency-phrases/timing-phrases.ts';
import { clausesThatCount } from './clauses-that-count.ts';

/** On the wire urgency is always the English text of its option. */
export type Urgency = 'Very urgent (within 24h)' | 'Soon (2-3 days)' | 'Not urgent (within a week)';

export type Timing = {
  /** The urgency of the message, null when it says nothing. */
  readonly urgency: Urgency | null;
  /** The spans of its timing, in UTF-16 units. */
  readonly spans: readonly Span[];
  /** The days it is wanted on; null without any, or without a clock. */
  readonly dates: DateRange | null;
  readonly recurrence: Recurrence | null;
};

type Mention = Span & { readonly means: 'calm' | 'now' | 'soon' | 'later' };

/** The documented keywords, which count in every language. */
const KEYWORDS_NOW = [/\b(?:urgent|emergency|asap|right now|immediately|today)\b/];
const KEYWORDS_SOON = [/\b(?:soon|this week|tomorrow|next day)\b/];

type SoughtPhrases = Readonly<Record<keyof TimingPhrases, readonly Sought[]>>;

const PHRASES: Readonly<Record<UnderstoodLanguage, TimingPhrases>> = { en, fr, es };
const prepared = new Map<UnderstoodLanguage, SoughtPhrases>();
/** Precedence of several mentions: no hurry before now before soon before later. */
const PRECEDENCE: readonly (readonly [means: Mention['means'], urgency: Urgency])[] = [
  ['calm', 'Not urgent (within a week)'],
  ['now', 'Very urgent (within 24h)'],
  ['soon', 'Soon (2-3 days)'],
  ['later', 'Not urgent (within a week)'],
];

const DAYS_SOON = 3;
/** "This Sunday", or what has to be done by then. */
const DAYS_SOON_AT_MOST = 4;
const DAYS_OF_CHOICE = 2;
/** Of a language that is not the text's only days are read, no months: "Sept-Îles". */
const DAYS_ONLY = 2;
const SAYS_SOON = /\b(?:soon|bientot|pronto)\b/;
/** Tried too where a text is as short as an answer. */
const OTHERS: readonly UnderstoodLanguage[] = ['en', 'fr', 'es'];
/** Understood whatever the language. */
const ENGLISH_DAY =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week)\b/;
const MAX_SHORT = 40;
/** An answer that names a day, in so many letters. */
const MAX_ANSWER = 60;
/** The urgency of what is so many days ahead, at most. */
const URGENCY_AHEAD: readonly (readonly [days: number, urgency: Urgency])[] = [
  [0, 'Very urgent (within 24h)'],
  [3, 'Soon (2-3 days)'],
  [Infinity, 'Not urgent (within a week)'],
];

/**
 * Finds the urgency of a message. `folded` is the message folded; spans point into it. A message in
 * one language may give its timing in the reader's ("cleaning for our Airbnb dimanche"). With `now`
 * the days it is wanted on are read too, and count for the urgency.
 */
export function readTiming(
  folded: string,
  spoken: UnderstoodLanguage,
  reading: UnderstoodLanguage = spoken,
  now?: Date,
): Timing {
  const said = withoutHeld(folded);
  const languages = [...new Set([spoken, reading])];
  const concluded = timingIn(clausesThatCount(said), said, languages, now);
  if (concluded) return concluded;
  const isShort = folded.length <= MAX_SHORT && findAll(said, phrasesOf(spoken).aside).length === 0;
  const isSaid = ({ urgency, dates }: Timing) => urgency !== null || dates !== null;
  const own = languages.map((language) => readTimingAs(said, language, now));
  const told = own.find(isSaid);
  if (told || !isShort) return told ?? own[0]!;
  const others = OTHERS.filter((other) => other !== spoken && other !== reading).map((language) =>
    readTimingAs(said, language, now, DAYS_ONLY),
  );
  // "No es urgente" denies what "urgente" says in French.
  const calm = others.find(({ urgency }) => urgency === 'Not urgent (within a week)');
  return calm ?? others.find(isSaid) ?? own[0]!;
}

/** The timing that the first of some clauses tells, where one does; its spans in the whole text. */
function timingIn(
  clauses: readonly Span[],
  said: string,
  languages: readonly UnderstoodLanguage[],
  now: Date | undefined,
): Timing | null {
  const told = clauses
    .map(({ start, end }) => (' '.repeat(start) + said.slice(start, end)).padEnd(said.length))
    .flatMap((page) => languages.map((language) => readTimingAs(page, language, now)))
    .find(({ urgency, dates }) => urgency !== null || dates !== null);
  if (!told) return null;
  const all = readTimingAs(said, languages[0]!, now);
  return { ...told, spans: [...all.spans, ...told.spans], recurrence: all.recurrence };
}

/** The text with letters that are held down said once: "hoyyyy". Its length stays the same. */
function withoutHeld(folded: string): string {
  return folded.replaceAll(/[a-z]{3,}/g, (word) =>
    word
      .replace(/^soo+n+$/, 'soon')
      .replaceAll(/([a-z])\1{2,}/g, '$1')
      .padEnd(word.length),
  );
}

function readTimingAs(
  folded: string,
  language: UnderstoodLanguage,
  now: Date | undefined,
  least: ToldDays['rank'] = 1,
): Timing {
  const phrases = phrasesOf(language);
  const asides = findAll(folded, phrases.aside);
  const page = { text: blankOut(folded, asides) };
  const told = now
    ? daysTold(folded, language, asides, now).filter(({ rank }) => rank >= least)
    : [];
  const turns = findAll(folded, phrases.but).map((turn) => turn.start);
  const saysSoon = SAYS_SOON.test(page.text);
  const { dismissed, mentions: found } = mentionsIn(page, phrases);
  const mentions = found.filter((mention) => !isOverruled(mention, told));
  const urgency = weigh(mentions, turns);
  const days = bestOf(told);
  const calm = mentions.find(({ means }) => means === 'calm');
  // "Not that urgent, Friday is fine"
  const isNamedBehind = calm && days && folded.length <= MAX_ANSWER && calm.end <= days.span.start;
  const isCalm = calm && !(isNamedBehind && now && byDaysAlone(days, now) === 'Soon (2-3 days)');
  return {
    urgency:
      days && now && !isCalm ? withDays(calm ? null : urgency, days, now, saysSoon) : urgency,
    spans: [...dismissed, ...found, ...told.map(({ span }) => span)],
    dates: days && !days.isVague ? rangeOf(days.from, days.to) : null,
    recurrence: readRecurrence(folded, language),
  };
}

function mentionsIn(page: { text: string }, phrases: SoughtPhrases) {
  const dismissed = take(page, phrases.dismissed);
  const mentions: Mention[] = [
    ...mentionsOf(page, 'calm', phrases.calm),
    ...mentionsOf(page, 'now', phrases.now),
    ...mentionsOf(page, 'later', phrases.dated),
    ...mentionsOf(page, 'soon', phrases.soon),
    ...mentionsOf(page, 'later', phrases.later),
  ];
  return { dismissed, mentions };
}

/** The days a text tells of, but for those in what is told beside ("the pipe burst on Sunday"). */
function daysTold(
  folded: string,
  language: UnderstoodLanguage,
  asides: readonly Span[],
  now: Date,
): ToldDays[] {
  const today = dayOf(now);
  const told = readDates(folded, language, today).filter(
    ({ span, core }) =>
      !asides.some(
        (aside) => isWithin(core, aside) || (overlap(aside, core) && !isWithin(aside, span)),
      ),
  );
  if (told.length > 0 || language === 'en' || !ENGLISH_DAY.test(folded)) return told;
  return daysTold(folded, 'en', asides, now);
}

/**
 * Whether a time is only part of days that mean another ("a week from today"), or of such as do not
 * count ("any day but Thursday").
 */
function isOverruled(mention: Mention, told: readonly ToldDays[]): boolean {
  const { means } = mention;
  const isNear = means === 'now' || means === 'soon';
  return (
    means !== 'calm' &&
    told.some(
      ({ span, core, isOut, isMeant, isDeadline, rank }) =>
        overlap(mention, span) &&
        (isOut === true ||
          (isNear && !isMeant && !isWithin(core, mention)) ||
          // "Avant que la visite arrive samedi" is as soon as that day.
          (!isNear && isDeadline === true && rank === 2)),
    )
  );
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function byDaysAlone(days: ToldDays, now: Date): Urgency {
  return withDays(null, days, now, false);
}

/** The urgency of the words, unless they say nothing or less than the days do. */
function withDays(urgency: Urgency | null, days: ToldDays, now: Date, saysSoon: boolean): Urgency {
  const { from, to, rank, isDeadline = false, isThis = false } = days;
  // Any day of the week that has begun is no haste for today.
  const isOpen = daysBetween(from, to.toString()) >= DAYS_OF_CHOICE;
  const first = isOpen && daysBetween(dayOf(now), from.toString()) <= 0 ? 1 : 0;
  const ahead = Math.max(first, daysBetween(dayOf(now), (isDeadline ? to : from).toString()));
  const byDays = URGENCY_AHEAD.find(([max]) => ahead <= max)![1];
  if (urgency === null) return byDays;
  const most = isDeadline || isThis ? DAYS_SOON_AT_MOST : DAYS_SOON;
  const isOff = urgency === 'Soon (2-3 days)' ? ahead > most && !saysSoon : rank === 3;
  return urgency !== 'Very urgent (within 24h)' && isOff ? byDays : urgency;
}

/** In a message with a contradiction ("no rush, but by Friday") only what follows it counts. */
function weigh(mentions: readonly Mention[], turns: readonly number[]): Urgency | null {
  for (const turn of turns) {
    const before = strongest(mentions.filter((mention) => mention.start < turn));
    const after = strongest(mentions.filter((mention) => mention.start > turn));
    if (before === 'Not urgent (within a week)' && after !== null) return after;
  }
  return strongest(mentions);
}

function strongest(mentions: readonly Mention[]): Urgency | null {
  const said = PRECEDENCE.find(([means]) => mentions.some((mention) => mention.means === means));
  return said?.[1] ?? null;
}

function mentionsOf(
  page: { text: string },
  means: Mention['means'],
  sought: readonly Sought[],
): Mention[] {
  return take(page, sought).map((span) => ({ ...span, means }));
}

/** Finds the patterns one after the other, and blanks out each match. */
function take(page: { text: string }, sought: readonly Sought[]): Span[] {
  return sought.flatMap((each) => {
    const spans = findAll(page.text, [each]);
    page.text = blankOut(page.text, spans);
    return spans;
  });
}

function findAll(text: string, sought: readonly Sought[]): Span[] {
  return sought
    .filter((each) => mayMatch(text, each))
    .flatMap(({ pattern }) => [...text.matchAll(pattern)])
    .filter((match) => match[0] !== '')
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The text with spaces in place of the spans: the same length, so that other spans stay valid. */
export function blankOut(text: string, spans: readonly Span[]): string {
  let blanked = text;
  for (const { start, end } of spans) {
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}

function phrasesOf(language: UnderstoodLanguage): SoughtPhrases {
  const known = prepared.get(language);
  if (known) return known;
  const phrases = everywhere(PHRASES[language]);
  prepared.set(language, phrases);
  return phrases;
}

function everywhere(phrases: TimingPhrases): SoughtPhrases {
  const global = (patterns: readonly RegExp[]) => patterns.map((pattern) => soughtBy(pattern, 'g'));
  return {
    aside: global(phrases.aside),
    dismissed: global(phrases.dismissed),
    calm: global(phrases.calm),
    now: global([...phrases.now, ...KEYWORDS_NOW]),
    dated: global(phrases.dated),
    soon: global([...phrases.soon, ...KEYWORDS_SOON]),
    later: global(phrases.later),
    but: global([phrases.but]),
  };
}
