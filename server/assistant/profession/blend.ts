import { CLUES } from './evidence.ts';

/** The weight of each clue, in the order of CLUES. */
export type Blend = readonly number[];

/** The probability of each class, from its evidence. */
export function weighEvidence(evidence: Float64Array, blend: Blend): Float64Array {
  const clues = CLUES.length;
  const shares = new Float64Array(evidence.length / clues);
  let most = -Infinity;
  for (let of = 0; of < shares.length; of += 1) {
    const base = of * clues;
    let score = 0;
    for (let at = 0; at < clues; at += 1) score += blend[at]! * evidence[base + at]!;
    shares[of] = score;
    if (score > most) most = score;
  }
  return toShares(shares, most);
}

/** The softmax of the scores, in place. */
function toShares(scores: Float64Array, most: number): Float64Array {
  let total = 0;
  for (let of = 0; of < scores.length; of += 1) {
    scores[of] = Math.exp(scores[of]! - most);
    total += scores[of]!;
  }
  for (let of = 0; of < scores.length; of += 1) scores[of]! /= total;
  return scores;
}
