import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePauseMeter, type PauseMeter } from './pauses.ts';

let successes = 0;
let meter: PauseMeter;
beforeEach(() => {
  vi.useFakeTimers();
  successes = 0;
  meter = makePauseMeter(() => successes);
});
afterEach(() => {
  meter.stop();
  vi.useRealTimers();
});

/** A success every 100 ms. */
function succeedFor(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    vi.advanceTimersByTime(100);
    successes += 1;
  }
  vi.advanceTimersByTime(20);
}

test('the longest time without a success is measured, also where it lasts', () => {
  succeedFor(1000);
  vi.advanceTimersByTime(5000);
  expect(meter.longest()).toBeGreaterThanOrEqual(5);
  expect(meter.isGoingOn(300)).toBe(false);
  succeedFor(1000);
  expect(meter.longest()).toBeLessThan(5.2);
  expect(meter.isGoingOn(300)).toBe(true);
});

test('a new measurement knows nothing of the last', () => {
  vi.advanceTimersByTime(5000);
  meter.reset();
  succeedFor(1000);
  expect(meter.longest()).toBeLessThan(0.2);
});
