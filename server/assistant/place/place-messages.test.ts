import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { createPlaceFinder } from './place-finder.ts';

const places = createPlaceFinder(findPlaceName);

/** Every other message was held out of the training. */
const FLOORS: [language: UnderstoodLanguage, floor: number][] = [
  ['en', 0.96],
  ['fr', 0.92],
  ['es', 0.91],
];

test.each(FLOORS)(
  'the places of the labelled %s messages are found to the letter',
  (language, floor) => {
    const file = new URL(`../../../intake/place-messages/${language}.txt`, import.meta.url);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const wrong = lines.filter((line) => {
      const found = places.findPlaceSpan(line.replace(/[[\]]/g, ''))?.text ?? null;
      return found !== (/\[(.*)\]/.exec(line)?.[1] ?? null);
    });
    expect(1 - wrong.length / lines.length).toBeGreaterThanOrEqual(floor);
  },
);
