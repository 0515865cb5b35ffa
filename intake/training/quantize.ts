import { RARITY_UNIT, type LinearModel } from '#server/assistant/profession/linear-model.ts';
import type { LinearFit } from './fit-linear.ts';

const MOST = 127;
/** The quantile of weights that is kept; larger ones are clipped. */
const LARGEST_SHARE = 0.9999;
/** A row whose weights are all below this is dropped. */
const MIN_TELLING = 2;

/** Quantizes the weights to one byte each and drops weak features. */
export function quantize({ classes, rows, rarity, weights, bias }: LinearFit): LinearModel {
  const step = largest(weights) / MOST;
  const kept = [...rows]
    .filter(([, row]) => tells(weights.subarray(row * classes, (row + 1) * classes), step))
    .toSorted(([a], [b]) => a - b);
  const rounded = new Int8Array(kept.length * classes);
  for (const [at, [, row]] of kept.entries()) {
    for (let of = 0; of < classes; of += 1) {
      rounded[at * classes + of] = roundTo(weights[row * classes + of]! / step);
    }
  }
  return {
    classes,
    features: Uint32Array.from(kept, ([feature]) => feature),
    rarity: Uint8Array.from(kept, ([, row]) => Math.round(rarity[row]! * RARITY_UNIT)),
    weights: rounded,
    step,
    bias,
  };
}

function largest(weights: Float32Array): number {
  const sizes = weights.map(Math.abs).toSorted();
  return sizes[Math.floor((sizes.length - 1) * LARGEST_SHARE)]!;
}

function tells(row: Float32Array, step: number): boolean {
  return row.some((weight) => Math.abs(weight) >= MIN_TELLING * step);
}

function roundTo(units: number): number {
  return Math.max(-MOST, Math.min(MOST, Math.round(units)));
}
