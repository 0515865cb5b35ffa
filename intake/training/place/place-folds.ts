import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import type { PlaceWeights } from '#server/assistant/place/scoring/place-model.ts';
import { foldOf, FOLDS } from '#intake/training/folds.ts';
import { labelledPlaces, markedMessages, type PlaceExample } from './place-examples.ts';
import { fitPlaces } from './place-fit.ts';
import { lessonsOf, patternLessons } from './place-lessons.ts';

const FIT = { epochs: 12, averaged: 8, rate: 0.08, decay: 3e-4, leastExamples: 10, seed: 11 };
const PATTERN_SEED = 5;

type Lesson = PlaceExample & { readonly fold: number };
let lessons: readonly Lesson[] | undefined;

/** Trains the place model; without the messages of a fold, if given. */
export function learnPlaces(leftOut?: number): PlaceWeights {
  lessons ??= gatherLessons();
  return fitPlaces(
    lessons.filter(({ fold }) => fold !== leftOut),
    FIT,
  );
}

function gatherLessons(): Lesson[] {
  const labelled = labelledPlaces().map((message) => ({ message, fold: foldOf(message) }));
  const marked = UNDERSTOOD_LANGUAGES.flatMap((language) => markedMessages(language)).map(
    (message, number) => ({ message, fold: number % FOLDS }),
  );
  const patterns = patternLessons(PATTERN_SEED).map((lesson) => ({ ...lesson, fold: -1 }));
  const messages = [...labelled, ...marked].flatMap(({ message, fold }, number) =>
    lessonsOf(message, number + 1).map((lesson) => ({ ...lesson, fold })),
  );
  return [...patterns, ...messages];
}
