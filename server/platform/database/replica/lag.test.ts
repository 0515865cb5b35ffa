import { expect, test } from 'vitest';
import { makeLagMeter, positionOf } from './lag.ts';

test('a place in the log is one number', () => {
  expect(positionOf('0/1A')).toBe(26n);
  expect(positionOf('1/0')).toBe(2n ** 32n);
});

test('a standby is as old as the last place of the primary that it has reached', () => {
  const clock = { now: 0 };
  const meter = makeLagMeter(() => clock.now);
  expect(meter.lagOf(100n)).toBe(Infinity);
  for (const [at, position] of [
    [1000, 10n],
    [2000, 20n],
    [3000, 30n],
  ] as const)
    meter.note(position, at);
  clock.now = 4000;
  expect([9n, 10n, 25n, 30n, 31n].map(meter.lagOf)).toEqual([Infinity, 3000, 2000, 0, 0]);
});

test('what follows an idle primary does not grow old', () => {
  const clock = { now: 0 };
  const meter = makeLagMeter(() => clock.now);
  for (; clock.now < 100_000; clock.now += 1000) meter.note(5n, clock.now);
  expect(meter.lagOf(5n)).toBe(0);
});
