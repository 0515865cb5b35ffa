import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '#contract/accounts/accounts.ts';
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

/** Answers one after the other, the last one again and again. */
function answers(...given: (() => Response)[]) {
  const sent = vi.fn<() => Promise<Response>>(async () =>
    (given.length > 1 ? given.shift()! : given[0]!)(),
  );
  vi.stubGlobal('fetch', sent);
  return sent;
}

const refusal = (code: string) => () =>
  Response.json({ error: 'busy', code }, { status: 503, headers: { 'retry-after': '4' } });

it('what an overloaded server had no room for is sent again, as late as it asks for', async () => {
  const sent = answers(refusal('overloaded'), () => new Response(null, { status: 204 }));
  const left = call(signOut);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  await left;
  expect(sent).toHaveBeenCalledTimes(2);
});

it('each call has a trace of its own, and keeps it where it is sent again', async () => {
  const overloaded = [refusal('overloaded'), () => new Response(null, { status: 204 })];
  const sent = answers(...overloaded, refusal('unavailable'));
  const left = call(signOut);
  await vi.advanceTimersByTimeAsync(4_000);
  await left;
  await failure(call(signOut));
  const traces = (sent.mock.calls as unknown as [string, RequestInit][]).map(
    ([, { headers }]) => (headers as Record<string, string>).traceparent,
  );
  expect(traces[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traces.map((trace) => trace === traces[0])).toEqual([true, true, false]);
});

it('after the third refusal it is reported', async () => {
  const sent = answers(refusal('overloaded'));
  const failed = failure(call(readSitePage, about));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toContain('overloaded');
  expect(sent).toHaveBeenCalledTimes(3);
});

it('any other failure is reported at once: nobody knows what was done', async () => {
  const sent = answers(refusal('unavailable'));
  expect(await failure(call(readSitePage, about))).toContain('unavailable');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('an aborted read ends at once, with that reason', async () => {
  const controller = new AbortController();
  const failed = failure(call(readSitePage, { ...about, signal: controller.signal }));
  controller.abort(new Error('gone'));
  expect(await failed).toBe('gone');
});
