import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOutdatedHash } from '#server/platform/secrets/passwords.ts';
import { allowedCalls } from '../rights.ts';
import { ADA, startAdminsSite, type AdminsSite } from '#tests/support/admin/admins-site.ts';
import { DEMO_ADMIN, ensureDemoAdmin, deleteEndedAdminSessions, resetAdmin } from '../admin.ts';

let site: AdminsSite;
beforeEach(async () => {
  site = await startAdminsSite();
});
afterEach(() => site.drop());

const { email, password } = ADA;
const enter = (browser: ReturnType<AdminsSite['browser']>, changes: object = {}) =>
  browser.post('/api/admin/auth', { email, password, ...changes });
const me = async (browser: ReturnType<AdminsSite['browser']>) =>
  (await browser.get('/api/admin/me')).status;

describe('an admin', () => {
  it('signs in by password, with a separate cookie', async () => {
    const browser = site.browser();
    const { status, body, headers } = await enter(browser);
    expect([status, body]).toEqual([
      200,
      {
        admin: { email, name: 'Ada', role: 'owner', allowedCalls: allowedCalls('owner') },
        totp: { enrolled: false, required: false },
      },
    ]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^adm=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(await me(browser)).toBe(200);
  });

  it('has a password hash of an earlier cost replaced', async () => {
    const hash = async () =>
      (await site.db.selectFrom('admins').select('password_hash').executeTakeFirstOrThrow())
        .password_hash;
    const cheap = promisify(argon2);
    const nonce = Buffer.alloc(16, 7);
    const options = { message: password, nonce, tagLength: 32, memory: 64, passes: 1 };
    const tag = await cheap('argon2id', { ...options, parallelism: 1 });
    const [salt, end] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
    const old = `$argon2id$v=19$m=64,t=1,p=1$${salt}$${end}`;
    await site.db.updateTable('admins').set({ password_hash: old }).execute();
    expect((await enter(site.browser())).status).toBe(200);
    expect([isOutdatedHash(old), isOutdatedHash(await hash())]).toEqual([true, false]);
    expect((await enter(site.browser())).status).toBe(200);
  });

  it('may name themselves in the query, and nobody else, whatever the call', async () => {
    const browser = site.browser();
    await enter(browser);
    const named = async (path: string) => (await browser.get(path)).status;
    expect(await named('/api/admin/me?adminEmail=ADA@example.test')).toBe(200);
    expect(await named('/api/admin/me?adminEmail=bob@example.test')).toBe(403);
    expect(await named('/api/admin/audit?adminEmail=')).toBe(403);
    expect(await named(`/api/admin/audit?adminEmail=${email}&adminEmail=bob@a.test`)).toBe(403);
  });

  it('is signed out after signing out, and the saved cookie opens nothing', async () => {
    const browser = site.browser();
    await enter(browser);
    const saved = site.browser();
    for (const [name, value] of browser.cookies) saved.cookies.set(name, value);
    expect((await browser.post('/api/admin/sign-out')).status).toBe(204);
    expect([await me(browser), await me(saved)]).toEqual([401, 401]);
    expect((await browser.post('/api/admin/sign-out')).status).toBe(204);
  });

  it('gets another session at each sign-in, and the old one ends', async () => {
    const [browser, old] = [site.browser(), site.browser()];
    await enter(browser);
    old.cookies.set('adm', browser.cookies.get('adm') ?? '');
    await enter(browser);
    expect([await me(browser), await me(old)]).toEqual([200, 401]);
  });
});

describe('a session', () => {
  it('ends after 15 minutes without a call', async () => {
    const browser = site.browser();
    await enter(browser);
    site.pass(14 * 60);
    expect(await me(browser)).toBe(200);
    site.pass(15 * 60);
    expect(await me(browser)).toBe(401);
  });

  it('ends after 8 hours, however busy', async () => {
    const browser = site.browser();
    await enter(browser);
    for (let minutes = 0; minutes < 8 * 60 - 10; minutes += 10) {
      site.pass(600);
      expect(await me(browser)).toBe(200);
    }
    site.pass(600);
    expect(await me(browser)).toBe(401);
  });

  it('is deleted once it is over, and not before', async () => {
    const count = async () =>
      (await site.db.selectFrom('admin_sessions').selectAll().execute()).length;
    await enter(site.browser());
    site.pass(14 * 60);
    await enter(site.browser());
    await deleteEndedAdminSessions(site);
    expect(await count()).toBe(2);
    site.pass(2 * 60);
    await deleteEndedAdminSessions(site);
    expect(await count()).toBe(1);
  });

  it('ends when the admin is reset by a command', async () => {
    const browser = site.browser();
    await enter(browser);
    expect(await resetAdmin(site, { email, password: 'another password' })).toBe(true);
    expect(await me(browser)).toBe(401);
    expect((await enter(browser)).status).toBe(401);
    expect((await enter(browser, { password: 'another password' })).status).toBe(200);
  });
});

describe('a refusal', () => {
  it('is the same for a wrong password and an unknown address', async () => {
    const wrong = await enter(site.browser(), { password: 'wrong' });
    const unknown = await enter(site.browser('203.0.113.2'), { email: 'bob@example.test' });
    expect(wrong.body).toEqual({ error: 'Invalid admin credentials', code: 'admin_refused' });
    expect([unknown.status, unknown.body]).toEqual([401, wrong.body]);
    expect(unknown.headers.getSetCookie()).toEqual([]);
  });

  it('is rate limited after 5 wrong passwords from anywhere, not in the network they know', async () => {
    await enter(site.browser('198.51.100.7'));
    for (let i = 1; i <= 5; i += 1) await enter(site.browser(`203.0.113.${i}`), { password: 'x' });
    expect((await enter(site.browser('203.0.113.99'))).status).toBe(429);
    expect((await enter(site.browser('198.51.100.7'))).status).toBe(200);
    site.pass(15 * 60 + 1);
    expect((await enter(site.browser('203.0.113.99'))).status).toBe(200);
  });

  it('is rate limited after 10 an hour from one network, over all admins', async () => {
    const browser = site.browser();
    for (let i = 0; i < 10; i += 1) await enter(browser, { email: `a${i}@example.test` });
    const { status, headers } = await enter(browser);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('the sample admin', () => {
  it('is shown and can sign in where this is the demo', async () => {
    await ensureDemoAdmin(site);
    await ensureDemoAdmin(site);
    const { demoAdmin } = (await site.browser().get('/api/admin/options')).body;
    expect(demoAdmin).toEqual({ email: DEMO_ADMIN.email, password: DEMO_ADMIN.password });
    expect((await enter(site.browser(), demoAdmin)).status).toBe(200);
  });

  it('does not exist where it is not, though the demo was here before', async () => {
    const browser = site.browser();
    await ensureDemoAdmin(site);
    await enter(browser, DEMO_ADMIN);
    site.config.demo = false;
    expect((await browser.get('/api/admin/options')).body.demoAdmin).toBeNull();
    expect(await me(browser)).toBe(401);
    expect((await enter(site.browser(), DEMO_ADMIN)).status).toBe(401);
  });
});
