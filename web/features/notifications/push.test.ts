import { afterEach, expect, it, vi } from 'vitest';
import { readPushState } from './push.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [{ standalone: false }, 'homeScreen'],
  [{ standalone: true }, 'unsupported'],
  [{}, 'unsupported'],
])('a browser without push that is %o is shown what helps: %s', async (navigator, state) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', {});
  expect(await readPushState()).toBe(state);
});

it('an iPhone with the installed site is asked', async () => {
  const serviceWorker = { getRegistration: async () => undefined };
  vi.stubGlobal('navigator', { standalone: true, serviceWorker });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', { permission: 'default' });
  expect(await readPushState()).toBe('off');
});
