import { readFileSync } from 'node:fs';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { readLabelled, TAUGHT_SETS, type LabelledSet } from '#intake/evaluation/labelled.ts';
import { fold } from '#server/assistant/text/fold.ts';
import { withInformalPlaces } from '#server/assistant/place/informal-places.ts';
import { placeCandidates } from '#server/assistant/place/place-candidates.ts';
import { candidateFeatures } from '#server/assistant/place/scoring/place-features.ts';
import type { PlaceLookup } from '#server/assistant/place/place-lookup.ts';

/** A message with the place it names, if any. */
export type PlacedMessage = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly language: UnderstoodLanguage;
};

export type PlaceExample = {
  /** The features of each candidate. */
  readonly candidates: readonly (readonly string[])[];
  /** The number of the right candidate; -1 when none is. */
  readonly right: number;
  readonly weight: number;
};

export const lookupPlace: PlaceLookup = withInformalPlaces(findPlaceName);
const MARKED = /\[([^\]]*)\]/;

/** A labelled message by its set and number, as used for the folds of cross-validation. */
export type LabelledPlace = PlacedMessage & {
  readonly set: LabelledSet;
  readonly place: number;
};

/** The labelled messages of the training sets. */
export function labelledPlaces(): LabelledPlace[] {
  return TAUGHT_SETS.flatMap((set) =>
    UNDERSTOOD_LANGUAGES.flatMap((language) =>
      readLabelled(set, language).map(({ text, location }, place) => {
        const start = location === null ? -1 : placeOf(text, location);
        const end = start + (location?.length ?? 0);
        return { text, start, end, language, set, place };
      }),
    ),
  );
}

/** The first occurrence of the label as a whole word. */
function placeOf(text: string, location: string): number {
  for (let at = text.indexOf(location); at >= 0; at = text.indexOf(location, at + 1)) {
    const before = text[at - 1] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before)) return at;
  }
  return text.indexOf(location);
}

/** Every other message of `place-messages/`: the rest is held out. */
export function markedMessages(language: UnderstoodLanguage): PlacedMessage[] {
  const file = new URL(`../../place-messages/${language}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter((_, number) => number % 2 === 0).map((line) => readMarked(line, language));
}

/** Parses a text with a place in brackets. */
export function readMarked(line: string, language: UnderstoodLanguage): PlacedMessage {
  const match = MARKED.exec(line);
  const text = line.replace(MARKED, '$1');
  if (!match) return { text, start: -1, end: -1, language };
  return { text, start: match.index, end: match.index + match[1]!.length, language };
}

/** The message as a ranking example; null when its place is none of the candidates. */
export function exampleOf(
  message: PlacedMessage,
  weight: number,
  lookup = lookupPlace,
): PlaceExample | null {
  const { text, start, end } = message;
  const folded = fold(text);
  const candidates = placeCandidates(text, folded, lookup);
  const right = candidates.all.findIndex((each) => each.start === start && each.end === end);
  if (start >= 0 && right < 0) return null;
  return { candidates: candidateFeatures(text, folded, candidates), right, weight };
}
