import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/accounts/accounts.ts';
import { DEMO_ADMIN, ensureDemoAdmin } from '#server/admin/admin.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { ADMIN_COOKIE } from '#server/platform/http/cookies.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { PRODUCTION } from '#tests/support/admin/admins-site.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, nobody, type Customer } from '#tests/support/people.ts';

const PASSWORD = 'a long admin password';
const MINUTE = 60;

let app: StartedApp | undefined;
afterEach(async () => {
  await app?.stop();
  app = undefined;
});

async function started(env: Record<string, string> = {}): Promise<StartedApp> {
  app = await startApp({ env });
  return app;
}

const enter = (site: StartedApp, entry: object) =>
  nobody(site).fetch('/api/admin/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  });
const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) =>
  `${status} ${body?.code ?? ''}`.trim();

describe('in production', () => {
  let site: StartedApp;
  beforeEach(async () => {
    site = await started(PRODUCTION);
  });

  it('1. sample credentials sign nobody in, though the demo was on this database before', async () => {
    await ensureDemoAdmin(site.platform);
    const samples = [
      { email: DEMO_ADMIN.email, password: DEMO_ADMIN.password },
      { email: 'admin@demo.test', password: DEMO_PASSWORD },
      { email: 'admin@example.com', password: 'admin123' },
      { email: 'customer@demo.test', password: DEMO_PASSWORD },
    ];
    for (const sample of samples) expect((await enter(site, sample)).status).toBe(401);
    const options = await nobody(site).ask('GET', '/api/admin/options');
    expect(options.body).toEqual({ demoAdmin: null, passkeyDomain: 'nearhand.test' });
  });

  it('2. the demo, which seeds an admin, does not start', () => {
    const settings = { ...PRODUCTION, SESSION_SECRET: 'x'.repeat(40), DEMO: 'on' };
    expect(() => loadConfig(settings)).toThrow(/DEMO must be off in production/);
  });

  it('3. nothing opens before an authenticator app is set up', async () => {
    const grace = await anAdminAtWork(site);
    const calls = [
      ['GET', '/users'],
      ['GET', '/audit'],
      ['DELETE', `/users/${crypto.randomUUID()}`],
      ['POST', '/proofs'],
    ] as const;
    for (const [method, path] of calls) {
      const answer = await grace.ask(method, path, method === 'POST' ? {} : undefined);
      expect(codeOf(answer)).toBe('403 totp_enrolment_required');
    }
    await grace.enrol();
    expect((await grace.ask('GET', '/users')).status).toBe(200);
  });
});

describe('with an authenticator app', () => {
  let site: StartedApp;
  let grace: AdminAtWork;
  let factor: Awaited<ReturnType<AdminAtWork['enrol']>>;
  beforeEach(async () => {
    site = await started();
    grace = await anAdminAtWork(site);
    factor = await grace.enrol();
    await site.advance(MINUTE);
  });

  it('4. the password alone is asked for the code, and sets no cookie', async () => {
    const answer = await enter(site, { email: grace.email, password: PASSWORD });
    const { code } = (await answer.json()) as { code: string };
    expect([answer.status, code]).toEqual([401, 'totp_required']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('5. a code is accepted once', async () => {
    const entry = { email: grace.email, password: PASSWORD, totp: factor.code() };
    expect((await enter(site, entry)).status).toBe(200);
    expect((await enter(site, entry)).status).toBe(401);
    const { totp } = entry;
    expect(codeOf(await grace.ask('POST', '/proofs', { totp }))).toBe('401 admin_refused');
  });

  it('6. actions that are hard to undo require a code after ten minutes', async () => {
    const ana = await aCustomer(site, 'Ana');
    await site.advance(10 * MINUTE + 1);
    const why = { reason: 'Asked for it' };
    const path = `/users/${ana.id}`;
    const tries = [
      await grace.ask('DELETE', path),
      await grace.ask('POST', `${path}/suspension`, why),
      await grace.ask('POST', `${path}/sign-out`, why),
    ];
    expect(tries.map(codeOf)).toEqual(Array(3).fill('403 reauth_required'));
    expect((await ana.ask('GET', '/api/auth/me')).status).toBe(200);
    const byPassword = await grace.ask('POST', '/proofs', { password: PASSWORD });
    expect(codeOf(byPassword)).toBe('401 admin_refused');
    await factor.prove();
    expect(codeOf(await grace.ask('DELETE', path, why))).toBe('204');
    const [row] = (await grace.ask('GET', '/audit?action=deleted')).body;
    expect(row).toMatchObject({ adminEmail: grace.email, target: ana.id, ...why });
    expect(row.address).not.toBe('');
    expect(await grace.deeds('proven')).toHaveLength(1);
  });

  it('proving counts against the rate limit of signing in, and does not say what was wrong', async () => {
    const wrong = () => grace.ask('POST', '/proofs', { totp: '000000' });
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(codeOf(await wrong()));
    expect(answers).toEqual([...Array(5).fill('401 admin_refused'), '429 too_many']);
    expect(codeOf(await grace.ask('POST', '/proofs', {}))).toBe('429 too_many');
    expect((await grace.ask('GET', '/me')).status).toBe(200);
  });
});

it('7. the eleventh deletion within an hour requires a fresh proof, and so does each after it', async () => {
  const site = await started();
  const grace = await anAdminAtWork(site);
  const remove = async () => {
    const { id } = await aCustomer(site, 'Zed');
    return codeOf(await grace.ask('DELETE', `/users/${id}`));
  };
  const first: string[] = [];
  for (let n = 0; n < 10; n += 1) first.push(await remove());
  expect(first).toEqual(Array(10).fill('204'));
  expect(await remove()).toBe('403 reauth_required');
  expect(codeOf(await grace.ask('POST', '/proofs', { password: 'wrong' }))).toBe(
    '401 admin_refused',
  );
  expect(await remove()).toBe('403 reauth_required');
  await grace.prove();
  expect([await remove(), await remove()]).toEqual(['204', '403 reauth_required']);
  for (let n = 0; n < 5; n += 1) {
    await site.advance(14 * MINUTE);
    await grace.ask('GET', '/me');
  }
  expect(await remove()).toBe('204');
  expect(await grace.deeds('deleted')).toHaveLength(12);
});

describe('always', () => {
  let site: StartedApp;
  let grace: AdminAtWork;
  let ana: Customer;
  beforeEach(async () => {
    site = await started();
    grace = await anAdminAtWork(site);
    ana = await aCustomer(site, 'Ana');
  });

  it('8. admins are in a separate table: no sign-in of people makes or opens one', async () => {
    const door = nobody(site);
    const { email } = grace;
    const ways = [
      ['/api/auth/sign-in', { email, password: PASSWORD }],
      ['/api/auth/sign-in', { email, password: PASSWORD, userType: 'admin' }],
      ['/api/auth/email/verify-code', { email, code: '000000' }],
      ['/api/professionals/onboard/some-token/complete', { email }],
    ] as const;
    for (const [path, body] of ways) {
      const { status } = await door.ask('POST', path, body);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    await door.ask('POST', '/api/auth/email/send-code', { email });
    const code = await codeFor(site, email);
    await door.ask('POST', '/api/auth/email/verify-code', { email, code, role: 'admin' });
    const person = (await door.ask('GET', '/api/auth/me')).body;
    expect(person.user).toMatchObject({ email, role: 'customer' });
    expect(codeOf(await door.ask('GET', '/api/admin/me'))).toMatch(/^403/);
  });

  it('9. a cookie of people opens nothing in the panel, nor does a role in the call', async () => {
    const paths = ['/users', '/audit', '/stats', `/deletions/user/${ana.id}`];
    for (const path of paths) {
      expect((await ana.ask('GET', `/api/admin${path}`)).status).toBe(403);
      expect((await ana.ask('GET', `/api/admin${path}?role=admin`)).status).toBe(403);
      expect((await nobody(site).ask('GET', `/api/admin${path}`)).status).toBe(401);
    }
    expect((await ana.ask('DELETE', `/api/admin/users/${ana.id}`, { role: 'admin' })).status).toBe(
      403,
    );
  });

  it('10. the cookie of admins means nothing outside of the panel', async () => {
    for (const path of ['/api/auth/me', '/api/user/requests', '/api/blocks', '/api/events']) {
      expect((await grace.fetch(path)).status).toBe(401);
    }
    const answer = await enter(site, { email: grace.email, password: PASSWORD });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`${ADMIN_COOKIE}=.*HttpOnly.*SameSite=Strict`));
  });

  it('11. adminEmail is no credential: without a session it opens nothing, another admin’s is refused', async () => {
    const { email } = grace;
    const other = await anAdminAtWork(site, { email: 'other@admins.example' });
    const path = `/api/admin/users?adminEmail=${encodeURIComponent(email)}`;
    expect((await nobody(site).ask('GET', path)).status).toBe(401);
    expect((await ana.ask('GET', path)).status).toBe(403);
    expect((await other.ask('GET', path.slice('/api/admin'.length))).status).toBe(403);
    expect((await grace.ask('GET', path.slice('/api/admin'.length))).status).toBe(200);
  });

  it('12. a session ends after 15 minutes without a call, and after 8 hours however busy', async () => {
    await site.advance(15 * MINUTE + 1);
    expect((await grace.ask('GET', '/me')).status).toBe(401);
    const busy = await anAdminAtWork(site, { email: 'busy@admins.example' });
    for (let n = 0; n < 34; n += 1) {
      await site.advance(14 * MINUTE);
      expect((await busy.ask('GET', '/me')).status).toBe(200);
    }
    await site.advance(5 * MINUTE);
    expect((await busy.ask('GET', '/me')).status).toBe(401);
  });
});

async function codeFor({ platform }: StartedApp, recipient: string): Promise<string> {
  const { text } = await platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
