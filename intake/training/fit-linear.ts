import type { Features } from '#server/assistant/profession/features.ts';
import { generator, shuffle } from './random-order.ts';

export type Example = {
  readonly features: Features;
  /** The number of the class it belongs to. */
  readonly target: number;
  readonly weight: number;
};

export type LinearFit = {
  readonly classes: number;
  /** The row of a feature in `weights` and in `rarity`. */
  readonly rows: ReadonlyMap<number, number>;
  /** The inverse document frequency of a feature. */
  readonly rarity: Float32Array;
  /** One row of `classes` numbers for each feature. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

type State = {
  readonly classes: number;
  readonly weights: Float32Array;
  /** For each feature the sum of its squared gradients, by which AdaGrad scales its steps. */
  readonly squares: Float32Array;
  readonly bias: Float32Array;
};
/** A document as rows of the weights and their values, normalized to length 1. */
type Packed = {
  readonly rows: Int32Array;
  readonly values: Float32Array;
  readonly target: number;
  readonly weight: number;
};

export const FITTING = {
  epochs: 5,
  rate: 1,
  slowing: 0.5,
  biasRate: 0.02,
  decay: 5e-4,
  leastDocuments: 2,
  seed: 1,
};
export type Fitting = typeof FITTING;

/** Fits a multinomial logistic regression by AdaGrad. Deterministic, to the bit. */
export function fitLinear(
  examples: readonly Example[],
  classes: number,
  fitting: Fitting = FITTING,
): LinearFit {
  const { rows, rarity } = countFeatures(examples, fitting.leastDocuments);
  const packed = examples.map((example) => pack(example, rows, rarity));
  const state: State = {
    classes,
    weights: new Float32Array(rows.size * classes),
    squares: new Float32Array(rows.size).fill(1e-6),
    bias: new Float32Array(classes),
  };
  const random = generator(fitting.seed);
  const order = Int32Array.from(examples.keys());
  const errors = new Float64Array(classes);
  for (let epoch = 0; epoch < fitting.epochs; epoch += 1) {
    shuffle(order, random);
    const now = { ...fitting, rate: fitting.rate / (1 + epoch * fitting.slowing) };
    for (const number of order) learn(packed[number]!, state, errors, now);
  }
  return { classes, rows, rarity, weights: state.weights, bias: state.bias };
}

function countFeatures(examples: readonly Example[], least: number) {
  const documents = new Map<number, number>();
  for (const { features } of examples) {
    for (const feature of features.keys()) {
      documents.set(feature, (documents.get(feature) ?? 0) + 1);
    }
  }
  const kept = [...documents].filter(([, count]) => count >= least);
  const rows = new Map(kept.map(([feature], row) => [feature, row]));
  const rarityOf = (count: number) => 1 + Math.log((1 + examples.length) / (1 + count));
  return { rows, rarity: Float32Array.from(kept, ([, count]) => rarityOf(count)) };
}

function pack(example: Example, known: ReadonlyMap<number, number>, rarity: Float32Array): Packed {
  const rows: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [feature, count] of example.features) {
    const row = known.get(feature);
    if (row === undefined) continue;
    const value = (1 + Math.log(count)) * rarity[row]!;
    rows.push(row);
    values.push(value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  return {
    rows: Int32Array.from(rows),
    values: Float32Array.from(values, (value) => value / length),
    target: example.target,
    weight: example.weight,
  };
}

/** One gradient step of one document's log loss. `errors` is a scratch buffer. */
function learn(
  document: Packed,
  state: State,
  errors: Float64Array,
  { rate, biasRate, decay }: Fitting,
): void {
  const { classes, weights, squares, bias } = state;
  predict(document, state, errors);
  errors[document.target]! -= 1;
  for (let of = 0; of < classes; of += 1) {
    errors[of]! *= document.weight;
    bias[of]! -= biasRate * rate * errors[of]!;
  }
  let size = 0;
  for (let of = 0; of < classes; of += 1) size += errors[of]! * errors[of]!;
  for (let at = 0; at < document.rows.length; at += 1) {
    const row = document.rows[at]!;
    const value = document.values[at]!;
    squares[row]! += value * value * size;
    const step = rate / Math.sqrt(squares[row]!);
    const keep = 1 - step * decay;
    const pull = step * value;
    const end = (row + 1) * classes;
    for (let weight = row * classes, of = 0; weight < end; weight += 1, of += 1) {
      weights[weight] = weights[weight]! * keep - pull * errors[of]!;
    }
  }
}

/** Writes the probability of each class into `shares`. */
function predict({ rows, values }: Packed, state: State, shares: Float64Array): void {
  const { classes, weights, bias } = state;
  shares.set(bias);
  for (let at = 0; at < rows.length; at += 1) {
    const base = rows[at]! * classes;
    const value = values[at]!;
    for (let of = 0; of < classes; of += 1) shares[of]! += weights[base + of]! * value;
  }
  let most = -Infinity;
  for (const score of shares) if (score > most) most = score;
  let total = 0;
  for (let of = 0; of < classes; of += 1) total += shares[of] = Math.exp(shares[of]! - most);
  for (let of = 0; of < classes; of += 1) shares[of]! /= total;
}
