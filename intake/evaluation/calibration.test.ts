import { expect, test } from 'vitest';
import { calibrationError, reliability } from './calibration.ts';
import type { Judged } from './evaluate.ts';

const judged = (confidence: number, right: boolean): Judged => {
  const message = { profession: 'plumber' };
  const got = { confidence, profession: right ? 'plumber' : 'roofer' };
  return { message, got } as Judged;
};

test('confidence that equals accuracy has no error', () => {
  const fair = Array.from({ length: 4 }, (_, number) => judged(0.75, number < 3));
  expect(calibrationError(fair)).toBeCloseTo(0);
});

test('confidence without any accuracy is the error itself, tenth by tenth', () => {
  expect(calibrationError([judged(0.9, false), judged(0.3, false)])).toBeCloseTo(0.6);
  expect(reliability([judged(0.9, false)])).toEqual([
    { from: 0.9, messages: 1, confidence: 0.9, right: 0 },
  ]);
});
