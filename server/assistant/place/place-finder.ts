import { fold } from '../text/fold.ts';
import { withInformalPlaces } from './informal-places.ts';
import { isNamedAsPlace } from './named-as-place.ts';
import { placeCandidates, type Candidate } from './place-candidates.ts';
import { candidateFeatures } from './place-features.ts';
import { withArticle, withNeighbours, withQualifiers, withTownBehind } from './beside-place.ts';
import type { PlaceLookup } from './place-lookup.ts';
import { withQuarter } from './quarter.ts';
import { wholeStreet } from './whole-street.ts';
import { scoreFeatures, type PlaceWeights } from './place-model.ts';

export type PlaceSpan = {
  /** The place as typed. */
  readonly text: string;
  /** Its position in the message, in UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
};

/** From here on a known town is the place where the words before it say so themselves. */
const MIN_SCORE = -4;
/** A small town is no figure of speech, as in "a loft of New York". */
const MIN_SCORE_OF_SMALL = -5.5;
const SMALL = 50_000;

export type PlaceFinder = { findPlaceSpan(text: string): PlaceSpan | null };

/**
 * Creates the function that finds the place of the work in a message. Every span in the form of an
 * address, a postal code or a name is scored by a small model of its features and context; the
 * likeliest wins; where it is likelier that there is no place of work, a town that is named as it does. `weights` replaces the
 * shipped model.
 */
export function createPlaceFinder(lookup: PlaceLookup, weights?: PlaceWeights): PlaceFinder {
  const names = withInformalPlaces(lookup);
  return {
    findPlaceSpan(text) {
      const folded = fold(text);
      const candidates = placeCandidates(text, folded, names);
      const { all, eclipsed } = candidates;
      const features = candidateFeatures(text, folded, candidates);
      const scored = all
        .map((candidate, at) => ({ candidate, score: scoreFeatures(features[at]!, weights) }))
        .filter(({ candidate }) => !eclipsed.has(candidate))
        .toSorted((a, b) => b.score - a.score);
      const likeliest = scored.find(({ score }) => score > 0);
      const isNew = likeliest?.candidate.parts.every(({ kind }) => kind === 'unknown') ?? true;
      const named = scored.find(
        ({ candidate, score }) =>
          score > leastFor(candidate) && isNamedAsPlace({ text, folded }, candidate),
      );
      const best = isNew ? (named ?? likeliest) : likeliest;
      const others = scored.map(({ candidate }) => candidate);
      const grown = best ? withNeighbours(text, best.candidate, others) : null;
      const whole = withQuarter(grown, candidates);
      if (!whole) return null;
      const full = withArticle(folded, whole, (words) => names(words) !== null);
      const street = wholeStreet(text, spanOf(text, full));
      const town = withTownBehind({ text, folded }, street, others);
      const { start, end } = withQualifiers(folded, town, (words) => names(words, true) !== null);
      return { text: text.slice(start, end), start, end };
    },
  };
}

function leastFor({ parts }: Candidate): number {
  return parts.every(({ population }) => population < SMALL) ? MIN_SCORE_OF_SMALL : MIN_SCORE;
}

function spanOf(text: string, { start, end }: Pick<Candidate, 'start' | 'end'>): PlaceSpan {
  return { text: text.slice(start, end), start, end };
}
