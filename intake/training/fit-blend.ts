import { weighEvidence } from '#server/assistant/profession/blend.ts';
import { CLUES } from '#server/assistant/profession/evidence.ts';

export type Case = {
  readonly evidence: Float64Array;
  /** The correct classes: both "nothing" and "outside" without a profession. */
  readonly right: readonly number[];
  readonly weight: number;
};

const STEPS = 250;
const RATE = 0.05;
const DECAY = 0.002;
const NEGLIGIBLE = 1e-9;

/** Fits the weights of the clues by full-batch Adam: deterministic. */
export function fitBlend(cases: readonly Case[]): number[] {
  const blend = CLUES.map((name) => (name === 'linear' ? 1 : 0));
  const mean = blend.map(() => 0);
  const spread = blend.map(() => 0);
  const total = cases.reduce((sum, each) => sum + each.weight, 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const slopes = slopesOf(cases, blend, total);
    for (const [at, slope] of slopes.entries()) {
      const pull = slope + DECAY * blend[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * pull;
      spread[at] = 0.99 * spread[at]! + 0.01 * pull * pull;
      const size = mean[at] / (1 - 0.9 ** step);
      blend[at]! -= (RATE * size) / (Math.sqrt(spread[at] / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return blend;
}

/** The gradient of the mean log loss. */
function slopesOf(cases: readonly Case[], blend: readonly number[], total: number): Float64Array {
  const slopes = new Float64Array(blend.length);
  for (const { evidence, right, weight } of cases) {
    const shares = weighEvidence(evidence, blend);
    let rightShare = 1e-12;
    for (const of of right) rightShare += shares[of]!;
    for (let of = 0; of < shares.length; of += 1) {
      const wanted = right.includes(of) ? shares[of]! / rightShare : 0;
      const error = ((shares[of]! - wanted) * weight) / total;
      if (Math.abs(error) < NEGLIGIBLE) continue;
      const base = of * blend.length;
      for (let at = 0; at < blend.length; at += 1) slopes[at]! += error * evidence[base + at]!;
    }
  }
  return slopes;
}
