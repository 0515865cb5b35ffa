import type { Language } from '#contract/language.ts';
import { todayOrTomorrow } from './calendar-date.ts';
import { mayMatch, soughtBy, type Sought } from '../text/needed-pieces.ts';
import type { Span } from '#server/assistant/text/tokens.ts';
import { timingPhrases as en } from './urgency-phrases/en.ts';
import { timingPhrases as es } from './urgency-phrases/es.ts';
import { timingPhrases as fr } from './urgency-phrases/fr.ts';
import type { TimingPhrases } from './urgency-phrases/timing-phrases.ts';

/** On the wire urgency is always the English text of its option. */
export type Urgency = 'Very urgent (within 24h)' | 'Soon (2-3 days)' | 'Not urgent (within a week)';

export type Timing = {
  /** The urgency of the message, null when it says nothing. */
  readonly urgency: Urgency | null;
  /** The spans of its timing, in UTF-16 units. */
  readonly spans: readonly Span[];
};

type Mention = Span & { readonly means: 'calm' | 'now' | 'soon' | 'later' };

/** The documented keywords, which count in every language. */
const KEYWORDS_NOW = [/\b(?:urgent|emergency|asap|right now|immediately|today)\b/];
const KEYWORDS_SOON = [/\b(?:soon|this week|tomorrow|next day)\b/];

type SoughtPhrases = Readonly<Record<keyof TimingPhrases, readonly Sought[]>>;

const PHRASES: Readonly<Record<Language, TimingPhrases>> = { en, fr, es };
const prepared = new Map<Language, SoughtPhrases>();
/** Precedence of several mentions: no hurry before now before soon before later. */
const PRECEDENCE: readonly (readonly [means: Mention['means'], urgency: Urgency])[] = [
  ['calm', 'Not urgent (within a week)'],
  ['now', 'Very urgent (within 24h)'],
  ['soon', 'Soon (2-3 days)'],
  ['later', 'Not urgent (within a week)'],
];

/**
 * Finds the urgency of a message. `folded` is the message folded; spans point into it. A message in
 * one language may give its timing in the reader's ("cleaning for our Airbnb dimanche"). With `now`
 * a date of the calendar that is today's or tomorrow's counts as those words do.
 */
export function readTiming(
  folded: string,
  spoken: Language,
  reading: Language = spoken,
  now?: Date,
): Timing {
  const timing = readTimingAs(folded, spoken, now);
  if (timing.urgency !== null || reading === spoken) return timing;
  return readTimingAs(folded, reading, now);
}

function readTimingAs(folded: string, language: Language, now: Date | undefined): Timing {
  const phrases = phrasesOf(language);
  const page = { text: blankOut(folded, findAll(folded, phrases.aside)) };
  const dismissed = take(page, phrases.dismissed);
  const mentions: Mention[] = [
    ...mentionsOf(page, 'calm', phrases.calm),
    ...mentionsOf(page, 'now', phrases.now),
    ...mentionsOf(page, 'later', phrases.dated),
    ...mentionsOf(page, 'soon', phrases.soon),
    ...mentionsOf(page, 'later', phrases.later),
  ];
  const turns = findAll(folded, phrases.but).map((turn) => turn.start);
  const dated = now ? mentions.map((mention) => asNear(mention, folded, language, now)) : mentions;
  return { urgency: weigh(dated, turns), spans: [...dismissed, ...mentions] };
}

function asNear(mention: Mention, folded: string, language: Language, now: Date): Mention {
  if (mention.means !== 'later') return mention;
  const day = todayOrTomorrow(folded.slice(mention.start, mention.end), language, now);
  if (day === null) return mention;
  return { ...mention, means: day === 'today' ? 'now' : 'soon' };
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

function phrasesOf(language: Language): SoughtPhrases {
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
