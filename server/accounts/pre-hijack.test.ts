import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';

// Pre-hijacking: being in an account before its owner is (Sudhodanan and Paverd, USENIX Security
// 2022).
let site: AccountsSite;
let people = 0;
const password = 'mallory knows it';

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

type Browser = ReturnType<AccountsSite['browser']>;
const me = async (browser: Browser) => (await browser.get('/api/auth/me')).body.user;
const address = () => `victim${(people += 1)}@example.com`;

/** Mallory makes an account with an address that is not hers. */
async function claimed(email: string, more: object = {}) {
  const browser = site.browser();
  const form = { email, password, name: 'Mallory', phone: '514 555 0177', ...more };
  const { body } = await browser.post('/api/auth/sign-up', form);
  return { browser, user: body.user };
}

/** The owner proves the address by a code. */
async function provenBy(email: string, more: object = {}) {
  const browser = site.browser();
  await browser.post('/api/auth/email/send-code', { email });
  const entry = { email, code: site.notices.at(-1)?.code, ...more };
  const { body } = await browser.post('/api/auth/email/verify-code', entry);
  return { browser, user: body.user };
}

async function attachPhone(browser: Browser, phone: string) {
  const contact = { channel: 'phone', target: phone };
  await browser.post('/api/account/contact/send-code', contact);
  const code = site.notices.at(-1)?.code;
  return browser.post('/api/account/contact/verify', { ...contact, code });
}

describe('whoever made an account with the address of another, once that person proves it', () => {
  it('has no session and no password, and left nothing', async () => {
    const email = address();
    const { browser: mallory } = await claimed(email);
    const { user } = await provenBy(email);
    expect(user).toMatchObject({ email, emailProven: true, hasPassword: false, phone: null });
    expect(user).toMatchObject({ unprovenPhone: null, acceptedTerms: false });
    expect(user.name).not.toBe('Mallory');
    expect(await me(mallory)).toBeUndefined();
    const again = await mallory.post('/api/auth/sign-in', { email, password });
    expect(again.status).toBe(401);
  });

  it('does not come back by a phone of their own that they had attached', async () => {
    const [email, phone] = [address(), '+15145550199'];
    const { browser: mallory } = await claimed(email);
    expect((await attachPhone(mallory, phone)).status).toBe(200);
    const { user: victim } = await provenBy(email);
    await mallory.post('/api/auth/phone/send-code', { phone });
    const entry = { phone, code: site.notices.at(-1)?.code };
    const { body } = await mallory.post('/api/auth/phone/verify-code', entry);
    expect(body.user.id).not.toBe(victim.id);
  });

  it('does not take the address back by a change begun before', async () => {
    const email = address();
    const { browser: mallory } = await claimed(address());
    const wish = { channel: 'email', target: email };
    await mallory.post('/api/account/contact/send-code', wish);
    const { browser: victim, user } = await provenBy(email);
    const entry = { ...wish, code: '000000' };
    const late = await mallory.post('/api/account/contact/verify', entry);
    expect(late.status).toBe(400);
    expect((await me(victim)).id).toBe(user.id);
  });

  it('does not decide the role of the new account', async () => {
    const trade = { userType: 'professional', profession: 'plumber' };
    const asCustomer = address();
    await claimed(asCustomer, trade);
    const { user } = await provenBy(asCustomer);
    expect(user).toMatchObject({ role: 'customer', professionalId: null });
    const asProfessional = address();
    const { user: before } = await claimed(asProfessional, trade);
    const entered = await provenBy(asProfessional, { userType: 'professional' });
    const { role, professionalId } = entered.user;
    expect([role, professionalId]).toEqual(['professional', null]);
    expect(before.professionalId).not.toBeNull();
  });
});

it('a professional who proves the address in the session of the sign-up loses nothing', async () => {
  const email = address();
  const { browser, user } = await claimed(email, { userType: 'professional', profession: 'tiler' });
  await browser.post('/api/auth/email/send-code', { email });
  const entry = { email, code: site.notices.at(-1)?.code };
  const { body } = await browser.post('/api/auth/email/verify-code', entry);
  expect(body.user).toEqual({ ...user, emailProven: true });
});
