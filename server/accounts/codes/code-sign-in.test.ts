import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import { insertUser, updateUserById } from '#server/accounts/queries.ts';

let site: AccountsSite;

beforeAll(async () => {
  site = await startAccountsSite({ RATE_LIMITS: 'off' });
});
afterAll(() => site.drop());

type Consent = { acceptedTerms?: boolean; language?: 'en' | 'fr' | 'es' };

async function comeIn(email: string, consent: Consent = {}, browser = site.browser()) {
  await browser.post('/api/auth/email/send-code', { email });
  const code = site.notices.at(-1)?.code;
  const entry = { email, code, ...consent };
  return { browser, answer: await browser.post('/api/auth/email/verify-code', entry) };
}

/** An account as a sign-up by password leaves it: made by whoever typed the address. */
async function unprovenAccount(email: string): Promise<string> {
  const made = await insertUser(site.db, {
    id: crypto.randomUUID(),
    role: 'customer',
    name: 'Mallory',
    email,
    password_hash: await hashPassword('mallory-knows'),
    auth_provider: 'email',
    avatar_url: 'https://mallory.test/me.png',
    language: 'en',
  });
  return made?.id ?? '';
}

describe('the right code', () => {
  it('makes an account named after the address, and signs in', async () => {
    const { browser, answer } = await comeIn('marie-eve.roy7@example.com', {
      acceptedTerms: true,
      language: 'fr',
    });
    expect(answer.body).toEqual({
      verified: true,
      user: expect.objectContaining({
        name: 'Marie-Eve Roy',
        email: 'marie-eve.roy7@example.com',
        role: 'customer',
        authProvider: 'email',
        acceptedTerms: true,
        termsAcceptedAt: site.clock.now().toISOString(),
        language: 'fr',
      }),
    });
    const me = await browser.get('/api/auth/me');
    expect(me.body.user).toEqual(answer.body.user);
  });

  it('makes an account for a phone without inventing an e-mail address', async () => {
    const browser = site.browser();
    const phone = '514 555 0142';
    await browser.post('/api/auth/phone/send-code', { phone });
    const code = site.notices.at(-1)?.code;
    const entry = { phone: '+15145550142', code, language: 'es' };
    const { body } = await browser.post('/api/auth/phone/verify-code', entry);
    expect(body.user).toMatchObject({ name: 'Cliente 42', email: null, phone: '+15145550142' });
  });

  it('opens the existing account, in the language saved in it', async () => {
    const first = await comeIn('again@example.com', { language: 'en' });
    const again = await comeIn('again@example.com', { language: 'es', acceptedTerms: true });
    expect(again.answer.body.user).toMatchObject({
      id: first.answer.body.user.id,
      language: 'en',
      acceptedTerms: true,
    });
  });

  it('stores which terms were accepted', async () => {
    const { answer } = await comeIn('terms@example.com', { acceptedTerms: true });
    const user = site.db.selectFrom('users').selectAll().where('id', '=', answer.body.user.id);
    await expect(user.executeTakeFirst()).resolves.toMatchObject({ terms_version: '2026-11' });
  });

  it('makes one account where two browsers prove a new address at once', async () => {
    const browsers = [site.browser(), site.browser()];
    const codes: (string | undefined)[] = [];
    for (const browser of browsers) {
      await browser.post('/api/auth/email/send-code', { email: 'both@example.com' });
      codes.push(site.notices.at(-1)?.code);
    }
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.post('/api/auth/email/verify-code', {
          email: 'both@example.com',
          code: codes[index],
        }),
      ),
    );
    const ids = answers.map(({ body }) => body.user.id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('ends the session the browser had before', async () => {
    const { browser } = await comeIn('first@example.com');
    const old = site.browser();
    browser.cookies.forEach((value, name) => old.cookies.set(name, value));
    await comeIn('second@example.com', {}, browser);
    await expect(old.get('/api/auth/me')).resolves.toMatchObject({ status: 401 });
    const me = await browser.get('/api/auth/me');
    expect(me.body.user.email).toBe('second@example.com');
  });
});

describe('proving an address that an unproven account claims', () => {
  it('makes another account: nothing of the old one is theirs', async () => {
    const id = await unprovenAccount('victim@example.com');
    const mallory = site.browser();
    const credentials = { email: 'victim@example.com', password: 'mallory-knows' };
    await mallory.post('/api/auth/sign-in', credentials);
    const { answer } = await comeIn('victim@example.com');
    expect(answer.body.user.id).not.toBe(id);
    expect(answer.body.user).toMatchObject({
      name: 'Victim',
      profilePicture: null,
      phone: null,
    });
    await expect(mallory.get('/api/auth/me')).resolves.toMatchObject({ status: 401 });
    const again = mallory.post('/api/auth/sign-in', credentials);
    await expect(again).resolves.toMatchObject({ status: 401 });
  });

  it('loses nothing when its own active session does it', async () => {
    await unprovenAccount('own@example.com');
    const browser = site.browser();
    const credentials = { email: 'own@example.com', password: 'mallory-knows' };
    await browser.post('/api/auth/sign-in', credentials);
    const { answer } = await comeIn('own@example.com', {}, browser);
    expect(answer.body.user).toMatchObject({ name: 'Mallory' });
    const later = site.browser().post('/api/auth/sign-in', credentials);
    await expect(later).resolves.toMatchObject({ status: 200 });
  });

  it('happens once: a proven account keeps its password', async () => {
    const id = await unprovenAccount('proven@example.com');
    await updateUserById(site.db, id, { email_proven_at: site.clock.now() });
    await comeIn('proven@example.com');
    const credentials = { email: 'proven@example.com', password: 'mallory-knows' };
    const after = site.browser().post('/api/auth/sign-in', credentials);
    await expect(after).resolves.toMatchObject({ status: 200 });
  });
});
