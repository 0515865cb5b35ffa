import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BEAT } from '#contract/live.ts';
import { makeHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => void vi.useRealTimers());

it('beats for each stream once in an interval, whenever it was added', () => {
  const beats = new Map<number, number>();
  const heartbeat = makeHeartbeat((stream: number) => {
    beats.set(stream, (beats.get(stream) ?? 0) + 1);
  });
  for (let stream = 0; stream < 25; stream += 1) {
    heartbeat.add(stream);
    if (stream % 5 === 0) vi.advanceTimersByTime(BEAT.every / 10);
  }
  beats.clear();
  vi.advanceTimersByTime(3 * BEAT.every);
  expect([...beats.values()]).toEqual(Array(25).fill(3));
});

it('never beats for many streams at once, and not for one that has been removed', () => {
  const streams = Array.from({ length: 100 }, (_, number) => number);
  let beaten: number[] = [];
  const heartbeat = makeHeartbeat((stream: number) => void beaten.push(stream));
  const [removeFirst] = streams.map((stream) => heartbeat.add(stream));
  removeFirst?.();
  const ofTurns = Array.from({ length: 10 }, () => {
    beaten = [];
    vi.advanceTimersByTime(BEAT.every / 10);
    return beaten;
  });
  expect(Math.max(...ofTurns.map((turn) => turn.length))).toBe(10);
  expect(ofTurns.flat().toSorted((one, other) => one - other)).toEqual(streams.slice(1));
});
