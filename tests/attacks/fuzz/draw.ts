/** The source of randomness: deterministic by seed. */
export interface Draw {
  /** A whole number from 0, less than `limit`. */
  below(limit: number): number;
  /** True with a probability of one in `times`. */
  onceIn(times: number): boolean;
  one<T>(list: readonly T[]): T;
}

/** Mulberry32: one word of state, and no library that may change. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  return {
    below,
    onceIn: (times) => below(times) === 0,
    one: (list) => list[below(list.length)]!,
  };
}
