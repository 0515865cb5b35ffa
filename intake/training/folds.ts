import { gatherEvidence } from '#server/assistant/profession/evidence.ts';
import type { IntakeModel } from '#server/assistant/profession/intake-model.ts';
import type { LinearModel } from '#server/assistant/profession/linear-model.ts';
import { readLinear } from '#server/assistant/profession/linear-reading.ts';
import { CLASSES, NONE, OUTSIDE } from '#server/assistant/profession/subjects.ts';
import type { MessageDocument } from './documents.ts';
import { fitBlend, type Case } from './fit-blend.ts';
import { fitLinear } from './fit-linear.ts';
import type { PreparedMessage, TrainingSet } from './prepare.ts';
import { quantize } from './quantize.ts';

export const FOLDS = 5;
/** Neighbouring messages were written in one sitting and stay in one fold. */
const SITTING = 5;
/** The rules were derived from the corpus, not from the second set: that one calibrates better. */
const WEIGHT_OF_SECOND = 3;

/** The fold in which a message is held out, 0 to 4. */
export function foldOf({
  set,
  language,
  place,
}: Pick<MessageDocument, 'set' | 'language' | 'place'>) {
  const sitting = `${set}-${language}-${Math.floor(place / SITTING)}`;
  let hash = 0;
  for (const letter of sitting) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 8) % FOLDS;
}

/**
 * A linear model for each fold, trained without the messages of that fold and lessons that repeat
 * them.
 */
export function trainFolds(set: TrainingSet, onFold: (done: number) => void): LinearModel[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (message: PreparedMessage) => foldOf(message) === fold;
    const model = trainLinear({
      messages: set.messages.filter((message) => !isLeftOut(message)),
      lessons: set.lessons.filter(
        ({ echoes }) => ![...echoes].some((number) => isLeftOut(set.messages[number]!)),
      ),
    });
    onFold(fold + 1);
    return model;
  });
}

/** A linear model trained on everything in the set. */
export function trainLinear({ messages, lessons }: TrainingSet): LinearModel {
  return quantize(fitLinear([...messages, ...lessons], CLASSES.length));
}

/** The messages with the predictions of the model that has not seen them. */
export function casesOf({ messages }: TrainingSet, folds: readonly LinearModel[]): Case[] {
  return messages.map((message) => {
    const linear = folds[foldOf(message)]!;
    const logits = readLinear(linear, message.reading, message.features);
    return {
      evidence: gatherEvidence(message.reading, logits),
      right: message.target >= NONE ? [NONE, OUTSIDE] : [message.target],
      weight: message.set === 'second' ? WEIGHT_OF_SECOND : 1,
    };
  });
}

/** The whole model of each fold: no part of it has seen the messages of the fold. */
export function blendFolds(set: TrainingSet, folds: readonly LinearModel[]): IntakeModel[] {
  const cases = casesOf(set, folds);
  return folds.map((linear, fold) => {
    const seen = cases.filter((_, number) => foldOf(set.messages[number]!) !== fold);
    return { linear, blend: fitBlend(seen) };
  });
}
