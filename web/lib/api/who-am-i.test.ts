import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askWhoIAm } from './session.tsx';

const ana = { id: '1', name: 'Ana' };
const asked = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page knows, after all of these answers and the waits between. */
async function known(...answers: (Response | Error)[]): Promise<unknown> {
  for (const answer of answers) {
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer);
    else asked.mockResolvedValueOnce(answer);
  }
  const found = askWhoIAm();
  await vi.runAllTimersAsync();
  return found;
}
const trouble = (status: number) => new Response('', { status });

describe('the signed-in person', () => {
  it('is the one the server answers', async () => {
    expect(await known(Response.json({ user: ana }))).toEqual(ana);
  });

  it.each([401, 403])('is null where the server answers %i', async (status) => {
    expect(await known(trouble(status))).toBeNull();
  });

  it.each([
    ['a server in trouble', trouble(500)],
    ['too many calls', trouble(429)],
    ['a lost connection', new TypeError('Failed to fetch')],
    ['an answer cut short', new Response('{"us')],
  ])('is fetched again after %s, and known then', async (_, first) => {
    expect(await known(first, trouble(503), Response.json({ user: ana }))).toEqual(ana);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
