import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADA,
  PRODUCTION,
  startAdminsSite,
  type AdminsSite,
} from '#tests/support/admin/admins-site.ts';

type Browser = ReturnType<AdminsSite['browser']>;

let site: AdminsSite;
let browser: Browser;
beforeEach(async () => {
  site = await startAdminsSite();
  browser = site.browser();
});
afterEach(() => site.drop());

const { email, password } = ADA;
const enter = (by: Browser, totp?: string) =>
  by.post('/api/admin/auth', { email, password, ...(totp === undefined ? {} : { totp }) });

/** Signs in, sets up an authenticator app and returns its secret and the recovery codes. */
async function enrol(by: Browser) {
  await enter(by);
  const { secret } = (await by.post('/api/admin/totp')).body as { secret: string };
  const confirmed = await by.post('/api/admin/totp/confirm', { code: site.codeOf(secret) });
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}

describe('setting up an authenticator app', () => {
  it('shows the secret as an address, as a picture and as text', async () => {
    await enter(browser);
    const { status, body } = await browser.post('/api/admin/totp');
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.otpauthUri).toMatch(/^otpauth:\/\/totp\/Nearhand:ada%40example\.test\?/);
    expect(body.otpauthUri).toContain(`secret=${body.secret}`);
    const svg = Buffer.from(body.qr.split(',')[1], 'base64').toString();
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    const { totp_secret } = await site.db
      .selectFrom('admins')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(totp_secret?.toString('latin1')).not.toContain(body.secret);
  });

  it('counts from its first right code, and gives ten recovery codes', async () => {
    await enter(browser);
    const { secret } = (await browser.post('/api/admin/totp')).body;
    const wrong = String((Number(site.codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    const refused = await browser.post('/api/admin/totp/confirm', { code: wrong });
    expect([refused.status, refused.body.code]).toEqual([400, 'code_invalid']);
    const { body } = await browser.post('/api/admin/totp/confirm', { code: site.codeOf(secret) });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await browser.get('/api/admin/me')).body.totp).toEqual({
      enrolled: true,
      required: false,
    });
  });

  it('allows ten attempts in a quarter of an hour', async () => {
    await enter(browser);
    const { secret } = (await browser.post('/api/admin/totp')).body;
    const wrong = String((Number(site.codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    const tried = (code: string) => browser.post('/api/admin/totp/confirm', { code });
    for (let i = 0; i < 10; i += 1) expect((await tried(wrong)).status).toBe(400);
    expect((await tried(site.codeOf(secret))).status).toBe(429);
  });

  it('ends the other sessions, and happens once', async () => {
    const other = site.browser();
    await enter(other);
    const { secret } = await enrol(browser);
    expect((await other.get('/api/admin/me')).status).toBe(401);
    expect((await browser.post('/api/admin/totp')).body.code).toBe('totp_already_enrolled');
    const again = await browser.post('/api/admin/totp/confirm', { code: site.codeOf(secret) });
    expect([again.status, again.body.code]).toEqual([409, 'totp_already_enrolled']);
  });
});

describe('an admin with an authenticator app', () => {
  it('gets the error that a code is required, once the password is right', async () => {
    await enrol(browser);
    const asked = await enter(site.browser());
    expect([asked.status, asked.body.code]).toEqual([401, 'totp_required']);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const wrong = await site.browser().post('/api/admin/auth', { email, password: 'x' });
    expect(wrong.body.code).toBe('admin_refused');
  });

  it('signs in by a code, each of them once, and none older than one used', async () => {
    const { secret } = await enrol(browser);
    expect((await enter(site.browser(), site.codeOf(secret))).status).toBe(401);
    const before = site.codeOf(secret);
    site.pass(30);
    const code = site.codeOf(secret);
    expect((await enter(site.browser(), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await enter(site.browser(), code)).status).toBe(401);
    expect((await enter(site.browser(), before)).status).toBe(401);
  });

  it('signs in once when the same code arrives ten times at once', async () => {
    const { secret } = await enrol(browser);
    site.config.rateLimits = false;
    site.pass(60);
    const code = site.codeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter(site.browser(), code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('signs in by a recovery code, however typed, once', async () => {
    const { recoveryCodes } = await enrol(browser);
    const [code = ''] = recoveryCodes;
    expect((await enter(site.browser(), code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const again = await enter(site.browser(), code);
    expect([again.status, again.body.code]).toEqual([401, 'admin_refused']);
  });

  it('is refused with a code of two minutes ago', async () => {
    const { secret } = await enrol(browser);
    site.pass(300);
    const code = site.codeOf(secret);
    site.pass(120);
    expect((await enter(site.browser(), code)).status).toBe(401);
  });
});

describe('in production', () => {
  beforeEach(async () => {
    await site.drop();
    site = await startAdminsSite(PRODUCTION);
    browser = site.browser();
  });

  it('nothing opens before an authenticator app is set up', async () => {
    const { body, headers } = await enter(browser);
    expect(body.totp).toEqual({ enrolled: false, required: true });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-adm=.*; Path=\/; HttpOnly; Secure; SameSite/,
    );
    const shut = await browser.get('/api/admin/audit');
    expect([shut.status, shut.body.code]).toEqual([403, 'totp_enrolment_required']);
    const { secret } = (await browser.post('/api/admin/totp')).body;
    await browser.post('/api/admin/totp/confirm', { code: site.codeOf(secret) });
    expect((await browser.get('/api/admin/audit')).status).toBe(200);
  });
});
