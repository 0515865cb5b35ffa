import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { listPublicKeys, signingKey } from './signing-keys.ts';

let site: StartedApp;
beforeEach(async () => {
  site = await startApp();
});
afterEach(() => site.stop());

test('those who are the first to ask for the key at the same moment get one key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => signingKey(site.platform)));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(await listPublicKeys(site.platform.db)).toMatchObject([{ kid: keys[0]?.id }]);
});

test('a key that the secret no longer opens is replaced, and its public half stays', async () => {
  const former = await signingKey(site.platform);
  const config = { ...site.platform.config, sessionSecret: 'another secret of thirty-two letters' };
  const next = await signingKey({ ...site.platform, config });
  expect(next.id).not.toBe(former.id);
  const published = await listPublicKeys(site.platform.db);
  expect(new Set(published.map(({ kid }) => kid))).toEqual(new Set([former.id, next.id]));
});
