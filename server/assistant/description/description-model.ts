import { readFileSync } from 'node:fs';
import type { Clues } from './description-clues.ts';

/** How much each clue speaks for a job being described (above 0) or against it. */
export type DescriptionModel = {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
};

export const DESCRIPTION_MODEL_FILE = new URL('../model/description.json', import.meta.url);

let shipped: DescriptionModel | undefined;

/** The shipped weights, read from their file once. */
export function shippedDescriptionModel(): DescriptionModel {
  shipped ??= JSON.parse(readFileSync(DESCRIPTION_MODEL_FILE, 'utf8')) as DescriptionModel;
  return shipped;
}

/** The log-odds that a message with these clues describes a job. */
export function weighClues(clues: Clues, { bias, weights }: DescriptionModel): number {
  return [...clues].reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);
}
