import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '#contract/accounts/accounts.ts';
import { signUp } from '#contract/accounts/passwords.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { lettersOf } from '#tests/support/people.ts';

let site: StartedApp;
const password = 'une grande nappe bleue';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

beforeAll(async () => {
  site = await startApp({ env: { PUBLIC_URL: 'http://near.test' } });
});
afterAll(() => site.stop());

const lettersTo = async (address: string) =>
  (await lettersOf(site)).filter(({ recipient }) => recipient === address);

it('a sign-in from an unknown browser is notified to its owner, once, in their language', async () => {
  const email = 'marie.new.browser@example.com';
  const person = { role: 'customer', name: 'Marie', language: 'fr', email, password } as const;
  await createDemoUser(site.platform.db, person);
  const browser = site.client();
  for (let times = 0; times < 2; times += 1) {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json', 'user-agent': firefox };
    await browser.fetch('/api/auth/sign-in', { method: 'POST', body, headers });
  }
  const letters = await lettersTo(email);
  expect(letters).toMatchObject([{ kind: 'newDevice', language: 'fr' }]);
  expect(letters[0]?.text).toContain('Firefox (Linux)');
  expect(letters[0]?.text).toContain('http://near.test/account?lang=fr');
});

it('nobody is written to at an unproven address', async () => {
  const email = 'claimed.elsewhere@example.com';
  await site.client().call(signUp, { body: { email, password, name: 'M' } });
  await site.client().call(signIn, { body: { email, password } });
  expect(await lettersTo(email)).toEqual([]);
});
