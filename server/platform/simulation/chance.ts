import { makeDraw } from '#db/seed/deterministic.ts';

/** Random numbers of one seed. */
export interface Chance {
  /** From 0 to 1. */
  draw(): number;
  /** An exponential waiting time of this mean. */
  wait(mean: number): number;
  /** A normal number: Box and Muller 1958. */
  normal(): number;
  /** An index, by ascending cumulative shares of which the last is 1. */
  index(bounds: readonly number[]): number;
}

export function makeChance(seed: number): Chance {
  const draw = makeDraw(seed);
  return {
    draw,
    wait: (mean) => -Math.log(1 - draw()) * mean,
    normal: () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw()),
    index: (bounds) => indexOf(bounds, draw()),
  };
}

/** The cumulative shares of some weights; the last is 1. */
export function boundsOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  const bounds = weights.map((weight) => (reached += weight) / total);
  if (bounds.length > 0) bounds[bounds.length - 1] = 1;
  return bounds;
}

function indexOf(bounds: readonly number[], at: number): number {
  let [low, high] = [0, bounds.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bounds[middle]! <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
