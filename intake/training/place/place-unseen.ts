import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { isTaught, type LabelledSet } from '#intake/evaluation/labelled.ts';
import { createPlaceFinder, type PlaceFinder } from '#server/assistant/place/place-finder.ts';
import { parseWeights } from '#server/assistant/place/scoring/place-model.ts';
import { findPlaceName } from '#server/places/places.ts';
import { foldOf, FOLDS } from '#intake/training/folds.ts';
import { learnPlaces } from './place-folds.ts';
import { writeWeights } from './place-weights.ts';

/** Returns for each message of a set the place finder that has not seen it. */
export type PlaceFinderOfMessage = (
  set: LabelledSet,
  language: UnderstoodLanguage,
) => (place: number) => PlaceFinder;

const FOLDER = new URL('../../../node_modules/.cache/nearhand-intake/', import.meta.url);

/**
 * Place finders for cross-validation: the cached ones with `anyKept`, if any, else new ones (some
 * 15 seconds).
 */
export function unseenPlaceFinders(anyKept = false): PlaceFinderOfMessage {
  const shipped = createPlaceFinder(findPlaceName);
  const unseen = Array.from({ length: FOLDS }, (_, fold) => unseenFinder(fold, anyKept));
  return (set, language) => (place) =>
    isTaught(set) ? unseen[foldOf({ set, language, place })]! : shipped;
}

function unseenFinder(fold: number, anyKept: boolean): PlaceFinder {
  const file = new URL(`places-${fold}.txt`, FOLDER);
  if (!anyKept || !existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, writeWeights(learnPlaces(fold)));
  }
  return createPlaceFinder(findPlaceName, parseWeights(readFileSync(file, 'utf8')));
}
