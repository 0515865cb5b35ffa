import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '#contract/client.ts';
import { pollInterval } from './live.ts';
import { refetchWhenRefreshFailed, type Interval } from './refetch-intervals.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing is repeated in prerendered pages.
  environmentManager.setIsServer(() => false);
});
afterEach(() => void vi.useRealTimers());

/** A query that answers once and then fails as long as `failing` holds. */
async function readThatFails(refetchInterval: Interval, error: Error) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const server = { failing: false, asked: 0 };
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      server.asked += 1;
      if (server.failing) throw error;
      return server.asked;
    },
    staleTime: Infinity,
    refetchInterval,
  });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  server.failing = true;
  await client.invalidateQueries();
  return { server, observer, leave };
}

const unavailable = new CallError(503, '');

it('a failed read while the stream is up is retried until it answers, and then left alone', async () => {
  const read = await readThatFails(pollInterval('messages', 'up'), unavailable);
  await vi.advanceTimersByTimeAsync(11_500);
  expect(read.server.asked).toBe(4);
  read.server.failing = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read.observer.getCurrentResult()).toMatchObject({ status: 'success', data: 5 });
  expect(read.server.asked).toBe(5);
  read.leave();
});

it('a refusal is not retried', async () => {
  const read = await readThatFails(pollInterval('messages', 'up'), new CallError(403, ''));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read.server.asked).toBe(2);
  read.leave();
});

it('any other failed refresh is retried every ten seconds', async () => {
  const read = await readThatFails(refetchWhenRefreshFailed, new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read.server.asked).toBe(4);
  read.leave();
});

it('messages are polled every 5 s and requests every 10 s, a tenth more or less, while the stream is down', () => {
  const messages = Number(pollInterval('messages', 'down'));
  expect(Math.abs(messages - 5_000)).toBeLessThanOrEqual(500);
  expect(Number(pollInterval('requests', 'down'))).toBeCloseTo(2 * messages);
});
