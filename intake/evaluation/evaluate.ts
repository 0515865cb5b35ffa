import type { Analysis } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findPlaceName } from '#server/places/places.ts';
import {
  analyseMessage,
  createPlaceFinder,
  type PlaceFinder,
  type Urgency,
} from '#server/assistant/assistant.ts';
import type { IntakeModel } from '#server/assistant/profession/intake-model.ts';
import { readLabelled, type Labelled, type LabelledSet } from './labelled.ts';

/** A labelled message with its analysis. */
export type Judged = { readonly message: Labelled; readonly got: Analysis };

export const MEASURES = [
  'profession',
  'top3',
  'urgency',
  'place',
  'allThree',
  'description',
] as const;
export type Measure = (typeof MEASURES)[number];
/** What `allThree` wants right at once. */
export const THREE = ['profession', 'urgency', 'place'] as const satisfies readonly Measure[];
/** Shares of the messages read right, from 0 to 1. */
export type Accuracy = Readonly<Record<Measure, number>>;

const URGENCY: Readonly<Record<NonNullable<Labelled['urgency']>, Urgency>> = {
  'very-urgent': 'Very urgent (within 24h)',
  soon: 'Soon (2-3 days)',
  'not-urgent': 'Not urgent (within a week)',
};
const finder = createPlaceFinder(findPlaceName);

/**
 * Analyses the messages of a set in a language. `modelFor` and `finderFor` choose the models, by
 * the number of the message; by default the shipped ones.
 */
export function judge(
  set: LabelledSet,
  language: UnderstoodLanguage,
  modelFor: (place: number) => IntakeModel | undefined = () => undefined,
  finderFor: (place: number) => PlaceFinder = () => finder,
): Judged[] {
  return readLabelled(set, language).map((message, place) => ({
    message,
    got: analyseMessage(message.text, language, finderFor(place), modelFor(place)),
  }));
}

export function measureAccuracy(judged: readonly Judged[]): Accuracy {
  const share = (measure: Measure) =>
    judged.filter((each) => isRight(each, measure)).length / judged.length;
  return {
    profession: share('profession'),
    top3: share('top3'),
    urgency: share('urgency'),
    place: share('place'),
    allThree: share('allThree'),
    description: share('description'),
  };
}

const RIGHT: Readonly<Record<Measure, (judged: Judged) => boolean>> = {
  profession: ({ message, got }) => got.profession === message.profession,
  top3: ({ message, got }) => firstThree(got).includes(message.profession),
  urgency: ({ message, got }) =>
    got.urgency === (message.urgency ? URGENCY[message.urgency] : null),
  place: ({ message, got }) => got.location === message.location,
  allThree: (judged) => THREE.every((measure) => isRight(judged, measure)),
  description: ({ message, got }) => got.completeness.hasDescription === message.hasDescription,
};

/**
 * Whether a part of a message was analysed correctly. A place is right when it is the labelled one
 * to the letter, or when there is none and none is found.
 */
export function isRight(judged: Judged, measure: Measure): boolean {
  return RIGHT[measure](judged);
}

function firstThree({ profession, alternatives }: Analysis): (Profession | null)[] {
  return [profession, ...alternatives.slice(0, 2)];
}
