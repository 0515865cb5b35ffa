import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountsSite, type AccountsSite } from '#tests/support/accounts-site.ts';
import { createDemoUser, deleteExpired } from '#server/accounts/accounts.ts';

let site: AccountsSite;
const hour = 3_600_000;
const day = 24 * hour;
const credentials = { email: 'ana@example.com', password: 'a long enough one' };

beforeAll(async () => {
  site = await startAccountsSite();
  await createDemoUser(site.db, { ...credentials, role: 'customer', name: 'Ana', language: 'es' });
});
afterAll(() => site.drop());

async function signedIn() {
  const browser = site.browser();
  const answer = await browser.post('/api/auth/sign-in', credentials);
  return { browser, answer };
}
const statusOfMe = async (browser: AccountsSite['browser'] extends () => infer B ? B : never) =>
  (await browser.get('/api/auth/me')).status;

describe('signing in by password', () => {
  it('answers the person and sets an HttpOnly cookie', async () => {
    const { answer } = await signedIn();
    expect(answer.body.user).toMatchObject({ name: 'Ana', language: 'es', professionalId: null });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('takes the role from the database, never from the call', async () => {
    const browser = site.browser();
    const entry = { ...credentials, userType: 'professional' };
    const { body } = await browser.post('/api/auth/sign-in', entry);
    expect(body.user.role).toBe('customer');
  });

  it('refuses a wrong password and an unknown person with the same words', async () => {
    const wrong = await site
      .browser('198.51.100.1')
      .post('/api/auth/sign-in', { ...credentials, password: 'another' });
    const unknown = await site
      .browser('198.51.100.1')
      .post('/api/auth/sign-in', { ...credentials, email: 'nobody@example.com' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('refuses a person who has no password', async () => {
    const nobody = { role: 'customer', name: 'B', language: 'en' } as const;
    await createDemoUser(site.db, { ...nobody, email: 'b@example.com' });
    const entry = { email: 'b@example.com', password: 'anything' };
    const answer = site.browser('198.51.100.1').post('/api/auth/sign-in', entry);
    await expect(answer).resolves.toMatchObject({ status: 401 });
  });

  it('refuses what is no address or no password', async () => {
    const bodies = [{ ...credentials, email: 'ana' }, { ...credentials, password: '' }, {}, []];
    for (const body of [...bodies, { ...credentials, password: 'x'.repeat(1025) }]) {
      const answer = site.browser().post('/api/auth/sign-in', body);
      await expect(answer).resolves.toMatchObject({ status: 422 });
    }
  });
});

describe('a session', () => {
  it('is stored as a hash only', async () => {
    const { browser } = await signedIn();
    const sessions = await site.db.selectFrom('sessions').selectAll().execute();
    const stored = sessions.flatMap(({ token_hash: hash }) => [
      hash.toString(),
      hash.toString('base64url'),
    ]);
    expect(stored).not.toContain(browser.cookies.get('sid'));
  });

  it('is not found by a forged, changed or missing token', async () => {
    const { browser } = await signedIn();
    const token = browser.cookies.get('sid') ?? '';
    for (const forged of ['', 'x', token.slice(1), `${token}A`, token.toLowerCase()]) {
      browser.cookies.set('sid', forged);
      await expect(statusOfMe(browser)).resolves.toBe(401);
    }
  });

  it('ends at sign-out, on the server too; idempotent', async () => {
    const { browser } = await signedIn();
    const token = browser.cookies.get('sid') ?? '';
    const answers = [
      await browser.post('/api/auth/sign-out'),
      await browser.post('/api/auth/sign-out'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(answers[0]?.headers.get('clear-site-data')).toBe('"storage"');
    expect(browser.cookies.has('sid')).toBe(false);
    browser.cookies.set('sid', token);
    await expect(statusOfMe(browser)).resolves.toBe(401);
  });

  it('ends the one the browser had before', async () => {
    const { browser } = await signedIn();
    const old = site.browser();
    browser.cookies.forEach((value, name) => old.cookies.set(name, value));
    await browser.post('/api/auth/sign-in', credentials);
    await expect(statusOfMe(old)).resolves.toBe(401);
    await expect(statusOfMe(browser)).resolves.toBe(200);
  });

  it('lasts while it is used, for thirty days at most', async () => {
    const { browser } = await signedIn();
    for (const pause of [13, 13, 3.9]) {
      site.pass(pause * day);
      await expect(statusOfMe(browser)).resolves.toBe(200);
    }
    site.pass(0.2 * day);
    await expect(statusOfMe(browser)).resolves.toBe(401);
  });

  it('ends after fourteen days without use', async () => {
    const { browser } = await signedIn();
    site.pass(14 * day + 1000);
    await expect(statusOfMe(browser)).resolves.toBe(401);
  });

  it('is written to once an hour at most', async () => {
    const { browser } = await signedIn();
    const seen = () =>
      site.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
    const before = await seen();
    site.pass(hour / 2);
    await statusOfMe(browser);
    await expect(seen()).resolves.toEqual(before);
    site.pass(hour);
    await statusOfMe(browser);
    await expect(seen()).resolves.toEqual({ last_seen_at: site.clock.now() });
  });

  it('is deleted when it is over, and others are not', async () => {
    await signedIn();
    site.pass(31 * day);
    const { browser } = await signedIn();
    await deleteExpired(site);
    const left = await site.db.selectFrom('sessions').selectAll().execute();
    expect(left).toHaveLength(1);
    await expect(statusOfMe(browser)).resolves.toBe(200);
  });
});

describe('the ways to sign in', () => {
  const options = async (environment: Record<string, string>) => {
    const other = await startAccountsSite(environment);
    const { body } = await other.browser().get('/api/auth/options');
    await other.drop();
    return body;
  };

  it('name the accounts of the demo where this is the demo', async () => {
    await expect(options({ DEMO: 'on' })).resolves.toEqual({
      google: true,
      facebook: true,
      demoProviders: true,
      passkeyDomain: 'localhost',
      demoAccounts: [
        { email: 'customer@demo.test', role: 'customer', newcomer: false },
        { email: 'pro@demo.test', role: 'professional', newcomer: false },
        { email: 'newpro@demo.test', role: 'professional', newcomer: true },
      ].map((account) => ({ ...account, password: 'nearhand-demo' })),
    });
  });

  it('name the host of passkeys where the site has a name', async () => {
    const site = { DEMO: 'off', PUBLIC_URL: 'https://nearhand.example:8443' };
    await expect(options(site)).resolves.toMatchObject({ passkeyDomain: 'nearhand.example' });
  });

  it('name none elsewhere', async () => {
    await expect(options({ DEMO: 'off' })).resolves.toMatchObject({ demoAccounts: [] });
  });
});
