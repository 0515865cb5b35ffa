import { findPlaceName } from '#server/places/places.ts';
import { featuresOf } from '#server/assistant/profession/features.ts';
import { createPlaceFinder, type PlaceFinder } from '#server/assistant/place/place-finder.ts';
import { readMessage, type Reading } from '#server/assistant/reading.ts';
import {
  cueDocuments,
  messageDocuments,
  phraseDocuments,
  type Document,
  type MessageDocument,
} from './documents.ts';
import { findEchoes } from './echoes.ts';
import type { Example } from './fit-linear.ts';
import { familyDocuments } from './family-documents.ts';
import { framedDocuments } from './framed-documents.ts';
import { noiseDocuments } from './noise.ts';
import { withoutReadOff } from './read-off.ts';

export type Lesson = Example & {
  /** The messages it repeats, by their numbers. */
  readonly echoes: ReadonlySet<number>;
};
export type PreparedMessage = Example &
  MessageDocument & {
    /** Its reading, without cues that may have been derived from it. */
    readonly reading: Reading;
  };
export type TrainingSet = {
  /** Whole messages, also used for validation. */
  readonly messages: readonly PreparedMessage[];
  /** Phrases and cues, used only for training. */
  readonly lessons: readonly Lesson[];
};

const finder = createPlaceFinder(findPlaceName);
const nowhere = { findPlaceSpan: () => null };

/** Preprocesses all training data as the server does messages. */
export function prepareTraining(): TrainingSet {
  const documents = messageDocuments();
  const readings = documents.map((each) => readMessage(each.text, each.language, finder));
  const phrases = phraseDocuments().map((document) => readLesson(document, finder));
  const others = [
    ...framedDocuments(phrases),
    ...familyDocuments(),
    ...cueDocuments(),
    ...noiseDocuments(),
  ];
  const lessons = [...phrases, ...others.map((document) => readLesson(document, nowhere))];
  const unread = withoutReadOff(
    readings,
    phrases.map(({ reading }) => reading),
  );
  const echoes = findEchoes(
    lessons.map(({ reading }) => reading),
    readings,
  );
  return {
    messages: documents.map((document, number) => ({
      ...document,
      reading: unread[number]!,
      features: featuresOf(readings[number]!.meant),
    })),
    lessons: lessons.map(({ features, target, weight }, number) => ({
      features,
      target,
      weight,
      echoes: echoes[number]!,
    })),
  };
}

function readLesson(document: Document, places: PlaceFinder) {
  const reading = readMessage(document.text, document.language, places);
  return { ...document, reading, features: featuresOf(reading.meant) };
}
