import { beforeEach, describe, expect, it } from 'vitest';
import { LoadShedder } from './load-shedding.ts';

let now: number;
let shedder: LoadShedder;
beforeEach(() => {
  now = 10_000;
  shedder = new LoadShedder(() => now);
});

/** Work that goes on until it is ended. */
function begin(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = Array.from({ length: count }, () => shedder.during(() => promise));
  return async () => {
    resolve();
    await Promise.all(running);
  };
}

/** Answers so many calls at once. */
const answer = async (count: number) => begin(count)();

describe('a node', () => {
  it('admits 128 calls at the same time, however slow they are', async () => {
    const end = begin(127);
    expect(shedder.secondsToWait()).toBeUndefined();
    await end();
  });

  it('refuses more where it answers none, and says in how many seconds to come back', async () => {
    const end = begin(128);
    const waits = Array.from({ length: 100 }, () => shedder.secondsToWait());
    expect(new Set(waits)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(shedder.figures()).toEqual({ inProgress: 128, refused: 100 });
    await end();
    expect(shedder.secondsToWait()).toBeUndefined();
  });

  it('admits as many as it answers in two seconds', async () => {
    await answer(500);
    now += 1000;
    await answer(300);
    const end = begin(799);
    expect(shedder.secondsToWait()).toBeUndefined();
    const endOfLast = begin(1);
    expect(shedder.secondsToWait()).toBeDefined();
    await Promise.all([end(), endOfLast()]);
  });

  it('forgets what it answered earlier', async () => {
    await answer(500);
    now += 2000;
    const end = begin(200);
    expect(shedder.secondsToWait()).toBeDefined();
    now += 3_600_000;
    expect(shedder.secondsToWait()).toBeDefined();
    await end();
  });

  it('counts nobody who is still sending', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = shedder.during(() => shedder.besides(promise));
    expect(shedder.figures().inProgress).toBe(0);
    resolve();
    await sending;
    expect(shedder.figures().inProgress).toBe(0);
  });

  it('counts work that fails as over', async () => {
    await expect(shedder.during(() => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(shedder.figures().inProgress).toBe(0);
  });
});
