import type { PlaceExample } from './place-examples.ts';
import { generator, shuffle } from '#intake/training/random-order.ts';

export type PlaceFit = {
  readonly epochs: number;
  /** The weights are averaged over this many last epochs. */
  readonly averaged: number;
  readonly rate: number;
  readonly decay: number;
  readonly leastExamples: number;
  readonly seed: number;
};

type Packed = { rows: Int32Array[]; right: number; weight: number };

/**
 * Fits the weights of the features, so that of the candidates of a message and of none at all the
 * right one is likeliest (conditional logistic regression, AdaGrad).
 */
export function fitPlaces(
  examples: readonly PlaceExample[],
  { epochs, averaged, rate, decay, leastExamples, seed }: PlaceFit,
): Map<string, number> {
  const rowOf = numberFeatures(examples, leastExamples);
  const packed = examples
    .filter(({ candidates }) => candidates.length > 0)
    .map((example) => pack(example, rowOf));
  const weights = new Float64Array(rowOf.size);
  const squares = new Float64Array(rowOf.size).fill(1e-4);
  const sums = new Float64Array(rowOf.size);
  const random = generator(seed);
  const order = Int32Array.from(packed.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const number of order) learn(packed[number]!, weights, squares, rate, decay);
    if (epoch >= epochs - averaged) {
      for (const [row, weight] of weights.entries()) sums[row]! += weight / averaged;
    }
  }
  return new Map([...rowOf].map(([name, row]) => [name, sums[row]!]));
}

function numberFeatures(examples: readonly PlaceExample[], least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { candidates } of examples) {
    for (const name of new Set(candidates.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const kept = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  return new Map(kept.map((name, row) => [name, row]));
}

function pack({ candidates, right, weight }: PlaceExample, rowOf: Map<string, number>): Packed {
  const rows = candidates.map((names) => {
    return Int32Array.from(names.flatMap((name) => rowOf.get(name) ?? []));
  });
  return { rows, right, weight };
}

function learn(
  { rows, right, weight }: Packed,
  weights: Float64Array,
  squares: Float64Array,
  rate: number,
  decay: number,
): void {
  const scores = rows.map((features) => {
    let score = 0;
    for (const row of features) score += weights[row]!;
    return score;
  });
  const highest = Math.max(0, ...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, Math.exp(-highest));
  for (const [number, features] of rows.entries()) {
    const wrong = shares[number]! / whole - (number === right ? 1 : 0);
    if (Math.abs(wrong) < 1e-4) continue;
    for (const row of features) {
      const slope = weight * wrong + decay * weights[row]!;
      squares[row]! += slope * slope;
      weights[row]! -= (rate * slope) / Math.sqrt(squares[row]!);
    }
  }
}
