import type { Features } from './features.ts';

/** A linear classifier over hashed features, with weights of one byte. */
export type LinearModel = {
  readonly classes: number;
  /** The known features, ascending. */
  readonly features: Uint32Array;
  /** How rare each feature is, in sixteenths. */
  readonly rarity: Uint8Array;
  /** One row of `classes` numbers for each feature, in units of `step`. */
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: Float32Array;
};

export const RARITY_UNIT = 16;

/** The log-odds of each class, up to a constant. */
export function scoreLinear(model: LinearModel, features: Features): Float64Array {
  const { classes, weights } = model;
  const known = knownRows(model, features);
  const sums = new Float64Array(classes);
  for (const { row, value } of known.rows) {
    const base = row * classes;
    for (let of = 0; of < classes; of += 1) sums[of]! += weights[base + of]! * value;
  }
  const unit = model.step / (known.length || 1);
  return sums.map((sum, of) => sum * unit + model.bias[of]!);
}

function knownRows(model: LinearModel, features: Features) {
  const rows: { row: number; value: number }[] = [];
  let squares = 0;
  for (const [feature, count] of features) {
    const row = findRow(model.features, feature);
    if (row === -1) continue;
    const value = ((1 + Math.log(count)) * model.rarity[row]!) / RARITY_UNIT;
    rows.push({ row, value });
    squares += value * value;
  }
  return { rows, length: Math.sqrt(squares) };
}

/** The index of a number in an ascending list, or -1 (binary search). */
function findRow(list: Uint32Array, wanted: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = list[middle]!;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
