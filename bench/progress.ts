import { makeProgressBar } from '#server/platform/progress-bar.ts';

/** Prints the progress, with the seconds since the start. */
export interface Progress {
  /** Begins a piece of work. */
  say(text: string): void;
  /** How far it is. */
  bar(step: { name: string; done: number; total: number }): void;
}

export function makeProgress(): Progress {
  const began = performance.now();
  const bar = makeProgressBar();
  return {
    say(text) {
      bar.clear();
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stderr.write(`${seconds.padStart(4)} s  ${text}\n`);
    },
    bar: (step) => bar.show({ ...step, name: `        ${step.name}` }),
  };
}
