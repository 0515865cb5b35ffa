import { findNames } from './place-names.ts';
import { postalSpans } from './postal-patterns.ts';
import { streetSpans } from './street-patterns.ts';
import type { PlaceLookup } from './place-lookup.ts';
import { growSpan, type Span } from './place-spans.ts';

export type PlaceSpan = {
  /** The place as typed. */
  readonly text: string;
  /** Where it stands in the message, in UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
};

export type PlaceFinder = { findPlaceSpan(text: string): PlaceSpan | null };

/**
 * Finds where a message says the work is: a street address before a postal code before a name, with
 * the names that follow it ("27 Crescent Ave, Dorchester"). Names are looked up in a gazetteer.
 */
export function createPlaceFinder(lookup: PlaceLookup): PlaceFinder {
  return {
    findPlaceSpan(text) {
      const [best] = [
        ...streetSpans(text),
        ...postalSpans(text, lookup),
        ...findNames(text, lookup),
      ];
      return best ? cut(text, growSpan(text, best, lookup)) : null;
    },
  };
}

function cut(text: string, { start, end }: Span): PlaceSpan {
  return { text: text.slice(start, end), start, end };
}
