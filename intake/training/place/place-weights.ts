import type { PlaceWeights } from '#server/assistant/place/scoring/place-model.ts';

const STEPS = 127;
const MIN_STEPS = 2;

/** Encodes a model for `parseWeights`: weights in whole steps, the smallest left out. */
export function writeWeights(fitted: PlaceWeights): string {
  const step = Math.max(...[...fitted.values()].map(Math.abs)) / STEPS;
  const lines = [...fitted]
    .map(([name, weight]) => ({ name, steps: Math.round(weight / step) }))
    .filter(({ steps }) => Math.abs(steps) >= MIN_STEPS)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, steps }) => `${steps} ${name}`);
  return `${[step.toPrecision(6), ...lines].join('\n')}\n`;
}
