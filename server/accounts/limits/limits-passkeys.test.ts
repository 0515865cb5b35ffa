import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { enterBy, keeper, somebody } from '#tests/support/passkeys/passkey-people.ts';

let site: AccountsSite;
beforeEach(async () => {
  site = await startAccountsSite();
});
afterEach(() => site.drop());

it('one network begins 60 sign-ins by a passkey in ten minutes', async () => {
  const begin = async () =>
    (await site.browser('198.51.100.7').post('/api/auth/passkey/options')).status;
  for (let begun = 0; begun < 60; begun += 1) expect(await begin()).toBe(200);
  expect(await begin()).toBe(429);
  site.pass(600_000);
  expect(await begin()).toBe(200);
});

it('a passkey is refused ten times in 15 minutes, from however many networks', async () => {
  const { authenticator } = await keeper(site);
  const from = (network: number) => site.browser(`198.51.${network}.9`);
  const wrong = async (network: number) =>
    (await enterBy(site, authenticator, { isVerified: false }, from(network))).answer.status;
  for (let tried = 0; tried < 10; tried += 1) expect(await wrong(tried)).toBe(400);
  expect((await enterBy(site, authenticator, {}, from(99))).answer.status).toBe(429);
  site.pass(15 * 60_000);
  expect((await enterBy(site, authenticator, {}, from(99))).answer.status).toBe(200);
});

it('right answers are not counted', async () => {
  const { authenticator } = await keeper(site);
  for (let times = 0; times < 12; times += 1) {
    expect((await enterBy(site, authenticator)).answer.status).toBe(200);
  }
});

it('a person begins to add 30 passkeys an hour', async () => {
  const { browser } = await somebody(site);
  const begin = async () => (await browser.post('/api/account/passkeys/options')).status;
  for (let begun = 0; begun < 30; begun += 1) expect(await begin()).toBe(200);
  expect(await begin()).toBe(429);
});
