import type { Language } from '#contract/language.ts';
import type { Span } from './place-spans.ts';
import { timingPhrases as en } from './urgency-phrases/en.ts';
import { timingPhrases as es } from './urgency-phrases/es.ts';
import { timingPhrases as fr } from './urgency-phrases/fr.ts';
import type { TimingPhrases } from './urgency-phrases/timing-phrases.ts';

/** On the wire urgency is always the English text of its option. */
export type Urgency = 'Very urgent (within 24h)' | 'Soon (2-3 days)' | 'Not urgent (within a week)';

export type Timing = {
  /** What the message says of when, null when it says nothing. */
  readonly urgency: Urgency | null;
  /** Where it says so, in UTF-16 units. */
  readonly spans: readonly Span[];
};

const PHRASES: Readonly<Record<Language, TimingPhrases>> = { en, fr, es };
/** The documented keywords, which count in every language. */
const KEYWORDS_NOW = [/\b(?:urgent|emergency|asap|right now|immediately|today)\b/];
const KEYWORDS_SOON = [/\b(?:soon|this week|tomorrow|next day)\b/];

/** Reads how urgent a message is. `folded` is the message folded; spans point into it. */
export function readTiming(folded: string, language: Language): Timing {
  const phrases = PHRASES[language];
  const text = blankOut(folded, findAll(folded, phrases.aside));
  const levels: [Urgency, readonly RegExp[]][] = [
    ['Not urgent (within a week)', phrases.calm],
    ['Very urgent (within 24h)', [...phrases.now, ...KEYWORDS_NOW]],
    ['Soon (2-3 days)', [...phrases.soon, ...KEYWORDS_SOON]],
    ['Not urgent (within a week)', phrases.later],
  ];
  const found = levels.map(([urgency, patterns]) => ({ urgency, spans: findAll(text, patterns) }));
  const spans = found.flatMap((level) => level.spans);
  return { urgency: found.find((level) => level.spans.length > 0)?.urgency ?? null, spans };
}

function findAll(text: string, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
      .filter((match) => match[0] !== '')
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

/** The text with spaces in place of the spans: the same length, so that other spans stay true. */
export function blankOut(text: string, spans: readonly Span[]): string {
  let blanked = text;
  for (const { start, end } of spans) {
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}
