import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfServed } from './reload-if-served.ts';

let kept: Record<string, string>;
const reload = vi.fn<() => void>();

/** The page at a server that answers this status, or none. */
function stand(status: number | 'none') {
  vi.stubGlobal('location', { href: 'http://nearhand.test/', reload });
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('fetch', async () => {
    if (status === 'none') throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
}

beforeEach(() => {
  kept = {};
  reload.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

it('reloads the page once for each build', async () => {
  stand(200);
  for (const build of ['one', 'one', 'two']) await reloadIfServed(build);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each(['none', 502] as const)(
  'does not reload where there is nothing to load: %o',
  async (there) => {
    stand(there);
    await reloadIfServed('one');
    expect(reload).not.toHaveBeenCalled();
    stand(200);
    await reloadIfServed('one');
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('reloads as often as somebody asks for it', async () => {
  stand(200);
  for (const build of ['one', 'one']) await reloadIfServed(build);
  await reloadIfServed();
  expect(reload).toHaveBeenCalledTimes(2);
});
