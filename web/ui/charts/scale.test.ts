import { expect, test } from 'vitest';
import { labelStep, roundTicks } from './scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 10, 20, 30]],
  [400, [0, 100, 200, 300, 400]],
])('an axis for counts up to %d has round steps', (max, ticks) => {
  expect(roundTicks(max)).toEqual(ticks);
});

test('labels are left out where they would overlap', () => {
  expect(labelStep(6, 600, 60)).toBe(1);
  expect(labelStep(30, 300, 60)).toBe(6);
});
