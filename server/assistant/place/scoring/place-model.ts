import { existsSync, readFileSync } from 'node:fs';

/** The weight of each feature of a candidate, against there being no place. */
export type PlaceWeights = ReadonlyMap<string, number>;

/** The first line is the size of a step; each other one is a feature after its weight in steps. */
export const PLACE_MODEL = new URL('../../model/place-spans.txt', import.meta.url);

let loaded: PlaceWeights | undefined;

/** The log-odds that a candidate with these features is the place, against none. */
export function scoreFeatures(features: readonly string[], weights = placeWeights()): number {
  let score = 0;
  for (const feature of features) score += weights.get(feature) ?? 0;
  return score;
}

function placeWeights(): PlaceWeights {
  loaded ??= existsSync(PLACE_MODEL) ? parseWeights(readFileSync(PLACE_MODEL, 'utf8')) : new Map();
  return loaded;
}

/** Parses the file of a model. */
export function parseWeights(file: string): PlaceWeights {
  const [step, ...lines] = file.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const gap = line.indexOf(' ');
      return [line.slice(gap + 1), Number(line.slice(0, gap)) * Number(step)];
    }),
  );
}
