import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import type { PlaceFinderOfMessage } from '#intake/training/place/place-unseen.ts';
import type { ModelOfMessage } from '#intake/training/unseen.ts';
import { calibrationError } from './calibration.ts';
import { judge, measureAccuracy, type Accuracy, type Judged } from './evaluate.ts';
import type { LabelledSet } from './labelled.ts';

export type JudgedSet = {
  readonly set: LabelledSet;
  readonly byLanguage: Readonly<Record<UnderstoodLanguage, readonly Judged[]>>;
};
export type Figures = Accuracy & { readonly messages: number; readonly calibrationError: number };

/** Analyses every message of a set with the models of `modelOf` and `finderOf`. */
export function judgeSet(
  set: LabelledSet,
  modelOf: ModelOfMessage,
  finderOf: PlaceFinderOfMessage,
): JudgedSet {
  const judged = (language: UnderstoodLanguage) =>
    judge(set, language, modelOf(set, language), finderOf(set, language));
  return { set, byLanguage: { en: judged('en'), fr: judged('fr'), es: judged('es') } };
}

/** The accuracy of each set and language that has messages, by "corpus en" and the like. */
export function figuresOf(sets: readonly JudgedSet[]): Record<string, Figures> {
  const rows = sets.flatMap(({ set, byLanguage }) =>
    UNDERSTOOD_LANGUAGES.filter((language) => byLanguage[language].length > 0).map(
      (language): [string, Figures] => {
        const judged = byLanguage[language];
        const error = calibrationError(judged);
        return [
          `${set} ${language}`,
          { messages: judged.length, ...measureAccuracy(judged), calibrationError: error },
        ];
      },
    ),
  );
  return Object.fromEntries(rows);
}
