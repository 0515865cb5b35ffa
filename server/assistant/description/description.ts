import { describeClues } from './description-clues.ts';
import { shippedDescriptionModel, weighClues } from './description-model.ts';
import { jobInWords } from './description-text.ts';
import type { Span } from '../place/place-spans.ts';
import type { Ranking } from '../profession/profession.ts';
import type { Reading } from '../reading.ts';

const SHORTEST_DESCRIPTION = 6;
const BEFORE_PLACE =
  /\b(?:in|near|around|at|from|a|au|aux|dans|sur|pres de|a cote de|secteur|en|cerca de|por|zona)\s+$/;

/**
 * What the message says of the job, without its place and its timing, when it says what the job is
 * and that is longer than five characters; else null.
 */
export function describeJob(reading: Reading, ranking: Ranking): string | null {
  const aside = spansAside(reading);
  const clues = describeClues(reading, ranking, aside);
  if (weighClues(clues, shippedDescriptionModel()) <= 0) return null;
  const description = jobInWords(reading.text, aside);
  return description.length < SHORTEST_DESCRIPTION ? null : description;
}

/** Where a message tells of its timing and its place, with the preposition before it. */
export function spansAside(reading: Reading): Span[] {
  return [...reading.timing.spans, ...placeAside(reading)];
}

/** The place of a message with the preposition before it; empty where it has none. */
export function placeAside({ folded, place }: Pick<Reading, 'folded' | 'place'>): Span[] {
  if (place === null) return [];
  const before = BEFORE_PLACE.exec(folded.slice(0, place.start));
  return [{ start: before?.index ?? place.start, end: place.end }];
}
