import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSitePage } from '#contract/site.ts';
import { call } from './call.ts';

const about = { params: { slug: 'about' } } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => never(signal));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection that neither answers nor fails. */
function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

const failure = (read: Promise<unknown>) =>
  read.then(
    () => 'answered',
    (error: Error) => error.message,
  );

it('a read on a dead connection times out after 15 seconds, so that it can be retried', async () => {
  const failed = failure(call(readSitePage, about));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failed).toContain('aborted');
});

it('an aborted read ends at once, with that reason', async () => {
  const controller = new AbortController();
  const failed = failure(call(readSitePage, { ...about, signal: controller.signal }));
  controller.abort(new Error('gone'));
  expect(await failed).toBe('gone');
});
