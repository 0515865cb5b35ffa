import type { Clues } from '#server/assistant/description/description-clues.ts';
import type { DescriptionModel } from '#server/assistant/description/description-model.ts';

export type DescriptionCase = {
  readonly clues: Clues;
  readonly told: boolean;
  /** Its weight in the fit. */
  readonly weight: number;
};

type Row = {
  readonly columns: readonly number[];
  readonly values: readonly number[];
  readonly told: number;
  readonly weight: number;
};

const STEPS = 400;
const RATE = 0.3;
const DECAY = 0.001;
const DECAY_OF_WORDS = 0.005;
const MIN_MESSAGES = 2;
const MIN_WEIGHT = 0.01;
const isWord = (name: string) => name.startsWith('w ');

/** Fits a logistic regression by AdaGrad over the whole set. Deterministic. */
export function fitDescription(cases: readonly DescriptionCase[]): DescriptionModel {
  const names = clueNames(cases);
  const columns = new Map(names.map((name, column) => [name, column]));
  const rows = cases.map((each) => toRow(each, columns));
  const bias = names.length;
  const weights = new Float64Array(bias + 1);
  const squares = new Float64Array(bias + 1).fill(1e-8);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = slopesOf(rows, weights);
    for (const [column, name] of names.entries()) {
      slopes[column]! += (isWord(name) ? DECAY_OF_WORDS : DECAY) * weights[column]!;
    }
    for (let column = 0; column <= bias; column += 1) {
      squares[column]! += slopes[column]! ** 2;
      weights[column]! -= (RATE * slopes[column]!) / Math.sqrt(squares[column]!);
    }
  }
  const kept = [...names.entries()].filter(([at]) => Math.abs(weights[at]!) >= MIN_WEIGHT);
  return {
    bias: round(weights[bias]!),
    weights: Object.fromEntries(kept.map(([at, name]) => [name, round(weights[at]!)])),
  };
}

function clueNames(cases: readonly DescriptionCase[]): string[] {
  const messages = new Map<string, number>();
  for (const { clues } of cases) {
    for (const name of clues.keys()) messages.set(name, (messages.get(name) ?? 0) + 1);
  }
  const names = [...messages].filter(([name, count]) => !isWord(name) || count >= MIN_MESSAGES);
  return names.map(([name]) => name).toSorted();
}

function toRow(
  { clues, told, weight }: DescriptionCase,
  columns: ReadonlyMap<string, number>,
): Row {
  const known = [...clues].filter(([name]) => columns.has(name));
  return {
    columns: known.map(([name]) => columns.get(name)!),
    values: known.map(([, value]) => value),
    told: told ? 1 : 0,
    weight,
  };
}

function slopesOf(rows: readonly Row[], weights: Float64Array): Float64Array {
  const bias = weights.length - 1;
  const slopes = new Float64Array(weights.length);
  for (const { columns, values, told, weight } of rows) {
    let sum = weights[bias]!;
    for (let at = 0; at < columns.length; at += 1) sum += weights[columns[at]!]! * values[at]!;
    const error = (weight * (1 / (1 + Math.exp(-sum)) - told)) / rows.length;
    for (let at = 0; at < columns.length; at += 1) slopes[columns[at]!]! += error * values[at]!;
    slopes[bias]! += error;
  }
  return slopes;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
