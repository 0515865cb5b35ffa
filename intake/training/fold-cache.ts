import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { decodeModel, type IntakeModel } from '#server/assistant/profession/intake-model.ts';
import { encodeModel } from './encode-model.ts';
import { FOLDS } from './folds.ts';

const FOLDER = new URL('../../node_modules/.cache/nearhand-intake/', import.meta.url);
const FAST = 1;

/** Caches the models of the folds for the next evaluation, with the hash of their training data. */
export function keepFolds(models: readonly IntakeModel[], inputs: string): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [fold, model] of models.entries()) {
    const draft = new URL(`${fold}.${process.pid}.draft`, FOLDER);
    writeFileSync(draft, encodeModel(model, inputs, FAST));
    renameSync(draft, fileOf(fold));
  }
}

/** The cached models of the folds with the hash of their training data, or undefined. */
export function findFolds(): { models: IntakeModel[]; inputs: string } | undefined {
  try {
    const kept = Array.from({ length: FOLDS }, (_, fold) =>
      decodeModel(readFileSync(fileOf(fold))),
    );
    const [inputs, ...others] = new Set(kept.map(({ header }) => header.inputs));
    if (inputs === undefined || others.length > 0) return undefined;
    return { models: kept.map(({ model }) => model), inputs };
  } catch {
    return undefined;
  }
}

function fileOf(fold: number): URL {
  return new URL(`fold-${fold}.bin`, FOLDER);
}
