import { expect, test } from 'vitest';
import { unitsOf } from './use-duration.ts';

const said = (seconds: number) =>
  unitsOf(seconds * 1_000)
    .map(([value, unit]) => `${value} ${unit}`)
    .join(', ');

test.each([
  [0, '0 second'],
  [0.4, '1 second'],
  [59.5, '1 minute'],
  [179.9, '3 minute'],
  [200, '3 minute, 20 second'],
  [301, '5 minute'],
  [3_600, '1 hour'],
  [5_430, '1 hour, 30 minute'],
  [47 * 3_600, '47 hour'],
  [75 * 3_600 + 600, '3 day, 3 hour'],
])('%d seconds are formatted in relevant units', (seconds, words) => {
  expect(said(seconds)).toBe(words);
});
