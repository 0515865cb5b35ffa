import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';

let site: AccountsSite;
let people = 0;
const password = 'tapwater and rain';
const invalid = { status: 400, body: { code: 'code_invalid' } };
const reauth = { status: 403, body: { code: 'reauth_required' } };

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

type Browser = ReturnType<AccountsSite['browser']>;

async function somebody() {
  const email = `mover${(people += 1)}@example.com`;
  const person = { role: 'customer', name: 'Ana', language: 'en' } as const;
  const id = await createDemoUser(site.db, { ...person, email, password });
  const signedIn = async () => {
    const browser = site.browser();
    await browser.post('/api/auth/sign-in', { email, password });
    return browser;
  };
  return { id, email, signedIn, browser: await signedIn() };
}

async function wish(browser: Browser, target: string, channel = 'email') {
  const answer = await browser.post('/api/account/contact/send-code', { channel, target });
  const code = site.notices.at(-1)?.code;
  const enter = (more: object = {}, from = browser) =>
    from.post('/api/account/contact/verify', { channel, target, code, ...more });
  return { answer, enter, code };
}

describe('a new e-mail address', () => {
  it('counts once its code is entered; the old one is notified, other sessions end', async () => {
    const { id, email, browser, signedIn } = await somebody();
    const elsewhere = await signedIn();
    const { enter } = await wish(browser, 'ana.new@example.com');
    expect((await browser.get('/api/auth/me')).body.user.email).toBe(email);
    const { body } = await enter();
    expect(body.user).toMatchObject({ email: 'ana.new@example.com', emailProven: true });
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect(site.changes.at(-1)).toMatchObject({ account: { id, email }, what: 'email' });
  });

  it('that somebody else has proven is refused like a wrong code', async () => {
    const [ana, bea] = [await somebody(), await somebody()];
    const { answer, enter, code } = await wish(ana.browser, bea.email);
    const free = await wish(ana.browser, 'free@example.com');
    expect([answer.status, answer.body]).toEqual([free.answer.status, free.answer.body]);
    const refused = await enter({ code });
    const wrong = await free.enter({ code: free.code === '000000' ? '000001' : '000000' });
    expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);
    expect((await bea.browser.get('/api/auth/me')).body.user.email).toBe(bea.email);
  });

  it('that an unproven account only claims goes to the person who proves it', async () => {
    const mallory = site.browser();
    const claim = { email: 'claimed@example.com', password: 'mallory knows it', name: 'M' };
    await mallory.post('/api/auth/sign-up', claim);
    const { browser } = await somebody();
    const { enter } = await wish(browser, claim.email);
    await expect(enter()).resolves.toMatchObject({ body: { user: { email: claim.email } } });
    expect((await mallory.get('/api/auth/me')).status).toBe(401);
    const again = mallory.post('/api/auth/sign-in', claim);
    await expect(again).resolves.toMatchObject({ status: 401 });
  });

  it('goes to one of two who prove it at the same time', async () => {
    const [ana, bea] = [await somebody(), await somebody()];
    const wishes = [
      await wish(ana.browser, 'both@example.com'),
      await wish(bea.browser, 'both@example.com'),
    ];
    const answers = await Promise.all(wishes.map(({ enter }) => enter()));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ]);
  });
});

it('a phone that was only typed counts once its code is entered', async () => {
  const browser = site.browser();
  const phone = '(514) 555-0188';
  const form = { email: 'phoner@example.com', password, name: 'Ana', phone };
  await browser.post('/api/auth/sign-up', form);
  const { enter } = await wish(browser, phone, 'phone');
  const { body } = await enter();
  expect(body.user).toMatchObject({ phone: '+15145550188', unprovenPhone: null });
});

describe('a code for a new address is refused', () => {
  it('for another purpose, and a sign-in code for this one', async () => {
    const { browser } = await somebody();
    const target = 'purpose@example.com';
    const { code } = await wish(browser, target);
    const signIn = browser.post('/api/auth/email/verify-code', { email: target, code });
    await expect(signIn).resolves.toMatchObject(invalid);
    const other = site.browser();
    browser.cookies.forEach((value, name) => other.cookies.set(name, value));
    await other.post('/api/auth/email/send-code', { email: 'second@example.com' });
    const signInCode = site.notices.at(-1)?.code;
    const entry = { channel: 'email', target: 'second@example.com', code: signInCode };
    await expect(other.post('/api/account/contact/verify', entry)).resolves.toMatchObject(invalid);
  });

  it('from another person on the same browser', async () => {
    const [ana, bea] = [await somebody(), await somebody()];
    const { enter } = await wish(ana.browser, 'shared@example.com');
    const own = ana.browser.cookies.get('otp');
    bea.browser.cookies.set('otp', own ?? '');
    await expect(enter({}, bea.browser)).resolves.toMatchObject(invalid);
  });

  it('more than ten minutes after the person proved their identity', async () => {
    const { browser } = await somebody();
    const { enter } = await wish(browser, 'late@example.com');
    site.pass(601_000);
    await expect(enter()).resolves.toMatchObject(reauth);
    expect((await wish(browser, 'late@example.com')).answer).toMatchObject(reauth);
  });

  it.each([
    { channel: 'fax', target: 'a@example.com' },
    { channel: 'email', target: '+15145550188' },
    { channel: 'phone', target: 'a@example.com' },
    { channel: 'email' },
  ])('as %j', async (wrong) => {
    const { browser } = await somebody();
    const answer = await browser.post('/api/account/contact/send-code', wrong);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});
