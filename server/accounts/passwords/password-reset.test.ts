import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';

let site: AccountsSite;
let people = 0;
const invalid = { status: 400, body: { code: 'code_invalid' } };
const password = 'a quite different one';

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

async function somebody() {
  const email = `somebody${(people += 1)}@example.com`;
  const old = 'the old and trusted one';
  const person = { role: 'customer', name: 'Ana', language: 'en' } as const;
  await createDemoUser(site.db, { ...person, email, password: old });
  const signIn = (typed: string, browser = site.browser()) =>
    browser.post('/api/auth/sign-in', { email, password: typed });
  return { email, old, signIn };
}

async function asked(email: string, path = '/api/auth/password/send-code') {
  const browser = site.browser();
  const answer = await browser.post(path, { email });
  const code = site.notices.at(-1)?.code;
  const reset = (more: object = {}, from = browser) =>
    from.post('/api/auth/password/reset', { email, code, password, ...more });
  return { browser, answer, reset, code };
}

describe('a forgotten password', () => {
  it('is replaced with a code; every session ends, and this browser is signed in', async () => {
    const { email, old, signIn } = await somebody();
    const elsewhere = site.browser();
    await signIn(old, elsewhere);
    const { browser, reset } = await asked(email);
    await expect(reset()).resolves.toMatchObject({ status: 200, body: { user: { email } } });
    await expect(browser.get('/api/auth/me')).resolves.toMatchObject({ status: 200 });
    await expect(elsewhere.get('/api/auth/me')).resolves.toMatchObject({ status: 401 });
    await expect(signIn(old)).resolves.toMatchObject({ status: 401 });
    await expect(signIn(password)).resolves.toMatchObject({ status: 200 });
  });

  it('is replaced once per code, by one of twenty concurrent calls', async () => {
    const { email } = await somebody();
    const { browser, reset } = await asked(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = site.browser();
        browser.cookies.forEach((value, name) => tab.cookies.set(name, value));
        return reset({}, tab);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(19).fill(400),
    ]);
  });

  it('is requested alike whether anybody has the address or not', async () => {
    const { email } = await somebody();
    const answers = [(await asked(email)).answer, (await asked('nobody@example.com')).answer];
    const comparable = answers.map(({ status, headers, body }) => {
      const names = [...headers.keys()].toSorted();
      return { status, body, names };
    });
    expect(comparable[0]).toEqual(comparable[1]);
  });

  it('of an unproven account goes to the person who proves it, without what was stored in it', async () => {
    const email = 'victim@example.com';
    const mallory = site.browser();
    const form = { email, password: 'mallory knows it', name: 'Mallory', phone: '514 555 0177' };
    await mallory.post('/api/auth/sign-up', form);
    const { reset } = await asked(email);
    const { body } = await reset();
    expect(body.user).toMatchObject({ name: 'Victim', emailProven: true, unprovenPhone: null });
    await expect(mallory.get('/api/auth/me')).resolves.toMatchObject({ status: 401 });
  });
});

describe('a reset is refused', () => {
  it('with a code that was sent for signing in, and the reverse', async () => {
    const { email } = await somebody();
    const signingIn = await asked(email, '/api/auth/email/send-code');
    await expect(signingIn.reset()).resolves.toMatchObject(invalid);
    const { browser, code } = await asked(email);
    const entry = browser.post('/api/auth/email/verify-code', { email, code });
    await expect(entry).resolves.toMatchObject(invalid);
  });

  it('never by a code for signing in that came later, which leaves this one valid', async () => {
    const { email } = await somebody();
    const { browser, reset } = await asked(email);
    await browser.post('/api/auth/email/send-code', { email });
    await expect(reset()).resolves.toMatchObject({ status: 200 });
  });

  it('in another browser, and for another address', async () => {
    const { email } = await somebody();
    const { reset } = await asked(email);
    await expect(reset({}, site.browser())).resolves.toMatchObject(invalid);
    await expect(reset({ email: 'other@example.com' })).resolves.toMatchObject(invalid);
  });

  it('after five wrong tries, and after ten minutes', async () => {
    const { email } = await somebody();
    const first = await asked(email);
    const wrong = first.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await first.reset({ code: wrong });
    await expect(first.reset()).resolves.toMatchObject(invalid);
    const second = await asked(email);
    site.pass(601_000);
    await expect(second.reset()).resolves.toMatchObject(invalid);
  });

  it('for a weak password, which spends no attempt', async () => {
    const { email } = await somebody();
    const { reset } = await asked(email);
    for (let tries = 0; tries < 6; tries += 1) {
      const refused = await reset({ password: tries < 3 ? 'iloveyou' : 'yvtte545' });
      expect(refused).toMatchObject({ status: 422, body: { code: 'weak_password' } });
    }
    await expect(reset()).resolves.toMatchObject({ status: 200 });
  });

  it('for ten thousand characters', async () => {
    const { reset } = await asked('long@example.com');
    const answer = await reset({ password: 'x'.repeat(10_240) });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});
