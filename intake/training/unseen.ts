import type { UnderstoodLanguage } from '#contract/language.ts';
import { isTaught, type LabelledSet } from '#intake/evaluation/labelled.ts';
import type { IntakeModel } from '#server/assistant/profession/intake-model.ts';
import { findFolds, keepFolds } from './fold-cache.ts';
import { blendFolds, foldOf, trainFolds } from './folds.ts';
import { hashTexts } from './inputs.ts';
import { prepareTraining } from './prepare.ts';

/**
 * Returns for each message of a set the model that has not seen it; undefined is the shipped one.
 */
export type ModelOfMessage = (
  set: LabelledSet,
  language: UnderstoodLanguage,
) => (place: number) => IntakeModel | undefined;

/**
 * Models for cross-validation: the cached ones where they were trained on the current texts, or any
 * with `anyKept`, else new ones. `say` reports the progress.
 */
export function unseenModels(anyKept: boolean, say: (text: string) => void): ModelOfMessage {
  const texts = hashTexts();
  const kept = findFolds();
  const fits = kept && (anyKept || kept.inputs === texts);
  if (kept && anyKept && kept.inputs !== texts) say('The kept models are older than the texts.');
  const models = fits ? kept.models : learnFolds(texts, say);
  return (set, language) => (place) =>
    isTaught(set) ? models[foldOf({ set, language, place })] : undefined;
}

function learnFolds(texts: string, say: (text: string) => void): IntakeModel[] {
  say('The texts have changed: learning five models, each without a fifth (about a minute) …');
  const set = prepareTraining();
  const models = blendFolds(
    set,
    trainFolds(set, (done) => say(`${done} of 5`)),
  );
  keepFolds(models, texts);
  return models;
}
