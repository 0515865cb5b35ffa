import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professions.ts';
import { describeJob } from './description.ts';
import { fold } from './fold.ts';
import { keywordProfession } from './keyword-professions.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { languageSpoken } from './language-spoken.ts';
import type { PlaceFinder, PlaceSpan } from './place-finder.ts';
import { rankProfessions } from './profession.ts';
import { tokenize, type Token } from './tokens.ts';
import { readTiming, type Urgency } from './urgency.ts';

export { createPlaceFinder, type PlaceFinder } from './place-finder.ts';
export type { PlaceLookup } from './place-lookup.ts';
export type { Urgency } from './urgency.ts';

/** What a message says of a need; null for what it does not say. */
export type Analysis = {
  readonly completeness: {
    readonly hasProfession: boolean;
    readonly hasDescription: boolean;
    readonly hasLocation: boolean;
    readonly hasUrgency: boolean;
  };
  readonly profession: Profession | null;
  readonly description: string | null;
  readonly location: string | null;
  readonly urgency: Urgency | null;
  /** How sure the profession (or its absence) is, from 0 to 1. */
  readonly confidence: number;
  /** The next best professions, best first, at most three. */
  readonly alternatives: readonly Profession[];
};

const MOST_CHARACTERS = 2000;
const MARKUP = /<[a-z/!][^<>]*>/gi;

/**
 * Reads a customer's message without a language model or network: the profession asked for, the job,
 * the place and the urgency. Only the first 2,000 characters count. `language` is the reader's; a
 * message clearly written in another of the three is read in that one.
 */
export function analyseMessage(message: string, language: Language, places: PlaceFinder): Analysis {
  const text = plainText(message);
  const folded = fold(text);
  const place = places.findPlaceSpan(text);
  const tokens = tokensOutside(place, tokenize(folded));
  const spoken = languageSpoken(tokens, language);
  const { cues, spelling } = KNOWLEDGE[spoken];
  const ranking = rankProfessions(tokens, cues, spelling);
  const profession = ranking.profession ?? keywordProfession(ranking, tokens);
  const timing = readTiming(folded, spoken);
  const aside = [...timing.spans, ...withPreposition(folded, place)];
  const description = describeJob(text, tokens, ranking, aside, spoken);
  return {
    completeness: {
      hasProfession: profession !== null,
      hasDescription: description !== null,
      hasLocation: place !== null,
      hasUrgency: timing.urgency !== null,
    },
    profession,
    description,
    location: place?.text ?? null,
    urgency: timing.urgency,
    confidence: ranking.confidence,
    alternatives: ranking.alternatives.filter((other) => other !== profession),
  };
}

/** The part of the message that is read, composed, with markup blanked out. */
function plainText(message: string): string {
  const composed = message.slice(0, MOST_CHARACTERS).normalize('NFC').slice(0, MOST_CHARACTERS);
  return composed.replace(MARKUP, (tag) => ' '.repeat(tag.length));
}

function tokensOutside(place: PlaceSpan | null, tokens: readonly Token[]): readonly Token[] {
  if (place === null) return tokens;
  return tokens.filter((token) => token.end <= place.start || token.start >= place.end);
}

function withPreposition(folded: string, place: PlaceSpan | null): PlaceSpan[] {
  if (place === null) return [];
  const before = /\b(?:in|near|around|at|a|au|aux|dans|sur|pres de|secteur|en|cerca de)\s+$/.exec(
    folded.slice(0, place.start),
  );
  return [{ ...place, start: before?.index ?? place.start }];
}
