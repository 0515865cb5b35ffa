import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';

// Strangers type wrong passwords for an address until it is locked: its owner still signs in on the
// browser in which they chose the password.

const email = 'ana@example.com';
const password = 'tapwater and rain';
let site: AccountsSite;
beforeEach(async () => {
  site = await startAccountsSite();
});
afterEach(() => site.drop());

type Browser = ReturnType<AccountsSite['browser']>;
const signIn = (browser: Browser, typed: string) =>
  browser.post('/api/auth/sign-in', { email, password: typed });

/** From so many addresses that none of them hits its own limit. */
async function strangersLockIt() {
  for (let tries = 1; tries <= 11; tries += 1) {
    if (tries === 11) site.pass(15 * 60_000);
    await signIn(site.browser(`10.${tries}.1.1`), 'wrong');
  }
  expect((await signIn(site.browser('10.99.1.1'), password)).status).toBe(429);
}

it('after a sign-up', async () => {
  const own = site.browser('10.200.1.1');
  await own.post('/api/auth/sign-up', { email, password, name: 'Ana' });
  await own.post('/api/auth/sign-out', {});
  await strangersLockIt();
  expect((await signIn(own, password)).status).toBe(200);
});

it('after a reset of the password', async () => {
  await site.browser('10.201.1.1').post('/api/auth/sign-up', { email, password, name: 'Ana' });
  const own = site.browser('10.200.1.1');
  await own.post('/api/auth/password/send-code', { email });
  const code = site.notices.at(-1)?.code;
  const reset = await own.post('/api/auth/password/reset', { email, code, password });
  expect(reset.status).toBe(200);
  await own.post('/api/auth/sign-out', {});
  await strangersLockIt();
  expect((await signIn(own, password)).status).toBe(200);
});
