import { expect, it } from 'vitest';
import { CallerLimit } from './caller-limit.ts';

const limit = new CallerLimit();

/** Work of a session that goes on until it is ended. */
function begin(session: string | undefined, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = Array.from({ length: count }, () => limit.during(session, () => promise));
  return async () => {
    resolve();
    await Promise.all(running);
  };
}

it('refuses the 65th call of one session, without doing it, and nobody else', async () => {
  const end = begin('greedy', 64);
  let isDone = false;
  const further = limit.during('greedy', async () => void (isDone = true));
  await expect(further).rejects.toMatchObject({ code: 'overloaded' });
  expect(isDone).toBe(false);
  expect(await limit.during('somebody else', async () => 'served')).toBe('served');
  await end();
  expect(await limit.during('greedy', async () => 'served')).toBe('served');
});

it('does not count callers without a session together', async () => {
  const end = begin(undefined, 100);
  expect(await limit.during(undefined, async () => 'served')).toBe('served');
  await end();
});

it('counts a call that failed no longer', async () => {
  for (let n = 0; n < 100; n += 1) {
    const failing = limit.during('unlucky', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
  }
});
