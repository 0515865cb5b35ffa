/** Measures how long nothing succeeds, from a growing count of successes. */
export interface PauseMeter {
  /** Begins anew. */
  reset(): void;
  /** The longest time without a success since then, in seconds. */
  longest(): number;
  /** Whether there was a success within so many milliseconds. */
  isGoingOn(withinMs: number): boolean;
  stop(): void;
}

const LOOK_MS = 20;

/** Looks at the count every 20 ms. */
export function makePauseMeter(countSuccesses: () => number): PauseMeter {
  let [count, last, longest] = [countSuccesses(), performance.now(), 0];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (countSuccesses() === count) return;
    [count, last] = [countSuccesses(), now];
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    reset() {
      [last, longest] = [performance.now(), 0];
    },
    longest: () => longest / 1000,
    isGoingOn: (withinMs) => performance.now() - last < withinMs,
    stop: () => clearInterval(timer),
  };
}
