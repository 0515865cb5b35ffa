import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOutdatedHash } from '#server/platform/secrets/passwords.ts';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { updateUserById } from '#server/accounts/queries.ts';

let site: AccountsSite;
let people = 0;
const old = 'the old and trusted one';
const newPassword = 'a quite different one';

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

async function signedIn() {
  const email = `changer${(people += 1)}@example.com`;
  const person = { role: 'customer', name: 'Ana', language: 'en' } as const;
  const id = await createDemoUser(site.db, { ...person, email, password: old });
  const signIn = async (password = old, browser = site.browser()) => {
    const { status } = await browser.post('/api/auth/sign-in', { email, password });
    return { browser, status };
  };
  return { id, email, signIn, browser: (await signIn()).browser };
}

async function signedInByCode() {
  const browser = site.browser();
  const email = `coder${(people += 1)}@example.com`;
  await browser.post('/api/auth/email/send-code', { email });
  const code = site.notices.at(-1)?.code;
  await browser.post('/api/auth/email/verify-code', { email, code });
  return browser;
}
const change = (browser: ReturnType<AccountsSite['browser']>, payload: object) =>
  browser.send('PUT', '/api/account/password', payload);

describe('changing a password', () => {
  it('ends the other sessions, gives this one a new token, and notifies the person', async () => {
    const { id, browser, signIn } = await signedIn();
    const { browser: elsewhere } = await signIn();
    const token = browser.cookies.get('sid');
    await expect(change(browser, { currentPassword: old, newPassword })).resolves.toMatchObject({
      status: 200,
    });
    expect(browser.cookies.get('sid')).not.toBe(token);
    await expect(browser.get('/api/auth/me')).resolves.toMatchObject({ status: 200 });
    await expect(elsewhere.get('/api/auth/me')).resolves.toMatchObject({ status: 401 });
    expect([(await signIn(old)).status, (await signIn(newPassword)).status]).toEqual([401, 200]);
    expect(site.changes.at(-1)).toMatchObject({ account: { id }, what: 'password' });
  });

  it('takes the current one exactly as it was typed', async () => {
    const { browser } = await signedIn();
    for (const typed of [old.toUpperCase(), `${old} `, old.slice(0, -1), '', null, undefined]) {
      const answer = await change(browser, { currentPassword: typed, newPassword });
      expect(answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    }
  });

  it('refuses a weak one, a huge one and none', async () => {
    const { browser } = await signedIn();
    const refusals = [
      ['iloveyou', 'weak_password'],
      ['yvtte545', 'weak_password'],
      ['short', 'weak_password'],
      ['x'.repeat(10_240), 'invalid_input'],
      [undefined, 'invalid_input'],
    ] as const;
    for (const [password, code] of refusals) {
      const answer = await change(browser, { currentPassword: old, newPassword: password });
      expect(answer).toMatchObject({ status: 422, body: { code } });
    }
  });

  it('is not for strangers', async () => {
    const answer = await change(site.browser(), { newPassword });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});

describe('setting a first password', () => {
  it('is possible within ten minutes of signing in', async () => {
    const browser = await signedInByCode();
    site.pass(599_000);
    const answer = await change(browser, { newPassword });
    expect(answer).toMatchObject({ status: 200, body: { user: { hasPassword: true } } });
  });

  it('requires signing in again after that', async () => {
    const browser = await signedInByCode();
    site.pass(601_000);
    const answer = await change(browser, { newPassword });
    expect(answer).toMatchObject({ status: 403, body: { code: 'reauth_required' } });
  });
});

it('a password hashed at an earlier cost is rehashed when it is next given', async () => {
  const { id, signIn } = await signedIn();
  const { argon2Sync } = await import('node:crypto');
  const nonce = createHash('sha256').update('salt').digest().subarray(0, 16);
  const cost = { memory: 1024, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: old, nonce, ...cost });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  const outdated = `$argon2id$v=19$m=1024,t=1,p=1$${salt}$${hash}`;
  await updateUserById(site.db, id, { password_hash: outdated });
  expect((await signIn()).status).toBe(200);
  const stored = site.db.selectFrom('users').select('password_hash').where('id', '=', id);
  const { password_hash: renewed } = await stored.executeTakeFirstOrThrow();
  expect([isOutdatedHash(outdated), isOutdatedHash(renewed ?? '')]).toEqual([true, false]);
  expect((await signIn()).status).toBe(200);
});
