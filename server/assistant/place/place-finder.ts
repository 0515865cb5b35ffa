import { fold } from '../text/fold.ts';
import { withInformalPlaces } from './informal-places.ts';
import { placeCandidates } from './place-candidates.ts';
import { candidateFeatures } from './place-features.ts';
import type { PlaceLookup } from './place-lookup.ts';
import { wholeStreet } from './whole-street.ts';
import { scoreFeatures, type PlaceWeights } from './place-model.ts';

export type PlaceSpan = {
  /** The place as typed. */
  readonly text: string;
  /** Its position in the message, in UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
};

export type PlaceFinder = { findPlaceSpan(text: string): PlaceSpan | null };

/**
 * Creates the function that finds the place of the work in a message. Every span in the form of an
 * address, a postal code or a name is scored by a small model of its features and context; the
 * likeliest wins, unless it is likelier that there is no place of work. `weights` replaces the
 * shipped model.
 */
export function createPlaceFinder(lookup: PlaceLookup, weights?: PlaceWeights): PlaceFinder {
  const names = withInformalPlaces(lookup);
  return {
    findPlaceSpan(text) {
      const folded = fold(text);
      const candidates = placeCandidates(text, folded, names);
      const features = candidateFeatures(text, folded, candidates);
      let best: PlaceSpan | null = null;
      let highest = 0;
      for (const [number, candidate] of candidates.all.entries()) {
        if (candidates.eclipsed.has(candidate)) continue;
        const { start, end } = candidate;
        const score = scoreFeatures(features[number]!, weights);
        if (score <= highest) continue;
        highest = score;
        best = { text: text.slice(start, end), start, end };
      }
      if (best === null) return null;
      const { start, end } = wholeStreet(text, best);
      return { text: text.slice(start, end), start, end };
    },
  };
}
