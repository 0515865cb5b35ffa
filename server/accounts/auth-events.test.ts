import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';
import { createDemoUser, deleteExpired } from './accounts.ts';

let site: IdentitySite;
let people = 0;
const password = 'tapwater and rain';
const day = 86_400_000;

beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

type Browser = ReturnType<IdentitySite['browser']>;

function firefox() {
  const browser = site.browser();
  browser.userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  return browser;
}

async function somebody() {
  const email = `recorded${(people += 1)}@example.com`;
  const person = { role: 'customer', name: 'Ana', language: 'fr' } as const;
  const id = await createDemoUser(site.db, { ...person, email, password });
  const signIn = (typed = password, browser = site.browser()) =>
    browser.post('/api/auth/sign-in', { email, password: typed });
  return { id, email, signIn };
}

async function byCode(email: string, browser = site.browser(), code?: string) {
  await browser.post('/api/auth/email/send-code', { email });
  const entry = { email, code: code ?? site.notices.at(-1)?.code };
  const { status, body } = await browser.post('/api/auth/email/verify-code', entry);
  return { browser, status, user: body.user };
}

/** What was recorded of a person, oldest first, as `kind way`. */
async function recordedOf(id: string) {
  const rows = site.db.selectFrom('auth_events').selectAll().where('user_id', '=', id);
  const all = await rows.orderBy('id').execute();
  return all.map(({ kind, way }) => [kind, way].filter(Boolean).join(' '));
}
const allRows = () => site.db.selectFrom('auth_events').selectAll().orderBy('id').execute();
const activityOf = async (browser: Browser) =>
  (await browser.get('/api/account/activity')).body.activity;

describe('the audit log of accounts', () => {
  it('has a sign-up, sign-ins, and what was changed', async () => {
    const browser = site.browser();
    const form = { email: 'signs.up@example.com', password, name: 'Ana' };
    const { body } = await browser.post('/api/auth/sign-up', form);
    await byCode(form.email, browser);
    const change = { currentPassword: password, newPassword: 'quite another one' };
    await browser.send('PUT', '/api/account/password', change);
    const wish = { channel: 'phone', target: '+15145550142' };
    await browser.post('/api/account/contact/send-code', wish);
    const entry = { ...wish, code: site.notices.at(-1)?.code };
    await browser.post('/api/account/contact/verify', entry);
    await browser.post('/api/auth/sign-out');
    await expect(recordedOf(body.user.id)).resolves.toEqual([
      'signed_up password',
      'signed_in email',
      'password_changed',
      'phone_changed',
      'signed_out',
    ]);
  });

  it('has each ended session once', async () => {
    const { id, signIn } = await somebody();
    const [here, there] = [site.browser(), site.browser()];
    await signIn(password, here);
    await signIn(password, there);
    const { sessions } = (await here.get('/api/account/sessions')).body;
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    await here.send('DELETE', `/api/account/sessions/${other.id}`);
    await here.send('DELETE', `/api/account/sessions/${other.id}`);
    await here.send('DELETE', '/api/account/sessions');
    const recorded = await recordedOf(id);
    expect(recorded.slice(2)).toEqual(['session_ended']);
    await signIn(password, there);
    await here.send('DELETE', '/api/account/sessions');
    await expect(recordedOf(id).then((all) => all.at(-1))).resolves.toBe('sessions_ended');
  });

  it('has an address that went to the person who proved it, and nothing about them', async () => {
    const claim = { email: 'only.claimed@example.com', password, name: 'M' };
    const { body } = await site.browser().post('/api/auth/sign-up', claim);
    const { signIn } = await somebody();
    const browser = firefox();
    await signIn(password, browser);
    const wish = { channel: 'email', target: claim.email };
    await browser.post('/api/account/contact/send-code', wish);
    const entry = { ...wish, code: site.notices.at(-1)?.code };
    await browser.post('/api/account/contact/verify', entry);
    const rows = (await allRows()).filter(({ user_id }) => user_id === body.user.id);
    expect(rows.at(-1)).toMatchObject({ kind: 'address_lost', browser: null, system: null });
  });

  it('has a reset password and a take-over', async () => {
    const { id, email } = await somebody();
    const browser = site.browser();
    await browser.post('/api/auth/password/send-code', { email });
    const reset = { email, code: site.notices.at(-1)?.code, password: 'a quite different one' };
    await browser.post('/api/auth/password/reset', reset);
    await expect(recordedOf(id)).resolves.toEqual(['password_reset', 'signed_in email']);
    const claim = { email: 'claimed.by.two@example.com', password, name: 'M' };
    const { body } = await site.browser().post('/api/auth/sign-up', claim);
    const { user: owner } = await byCode(claim.email);
    await expect(recordedOf(body.user.id).then((all) => all.at(-1))).resolves.toBe('address_lost');
    await expect(recordedOf(owner.id)).resolves.toEqual(['taken_over email']);
  });

  it('has sign-ins through providers, and what was linked to them', async () => {
    const { id, email } = await somebody();
    const claims = { sub: 'recorded', name: 'Ana', email, email_verified: true };
    await site.byGoogle(claims);
    await site.byGoogle(claims);
    await expect(recordedOf(id)).resolves.toEqual(['identity_linked google', 'signed_in google']);
    const { userId } = await site.byFacebook({ id: 'recorded-too', name: 'Sofía' });
    await expect(recordedOf(userId ?? '')).resolves.toEqual(['signed_up facebook']);
  });

  it('has refusals alike for known and unknown addresses, and says nothing of a person in them', async () => {
    const { email, signIn } = await somebody();
    const before = (await allRows()).length;
    await signIn('wrong');
    await site.browser().post('/api/auth/sign-in', { email: 'nobody@example.com', password });
    await byCode(email, site.browser(), '000000');
    await byCode('nobody@example.com', site.browser(), '000000');
    const rows = (await allRows()).slice(before);
    const seen = rows.map(({ kind, way, user_id }) => [kind, way, user_id]);
    expect(seen).toEqual([
      ['sign_in_refused', 'password', null],
      ['sign_in_refused', 'password', null],
      ['sign_in_refused', 'email', null],
      ['sign_in_refused', 'email', null],
    ]);
    expect(rows[0]?.address_hash).toEqual(rows[2]?.address_hash);
    expect(rows[0]?.address_hash).not.toEqual(rows[1]?.address_hash);
  });

  it('has no address, password, code or network in it', async () => {
    const { email, signIn } = await somebody();
    await signIn();
    await signIn('wrong');
    const { code } = site.notices.at(-1) ?? {};
    const all = JSON.stringify(await allRows());
    for (const secret of [email, password, '203.0.113.1', String(code)]) {
      expect(all).not.toContain(`"${secret}`);
    }
  });

  it('is never rewritten', async () => {
    await (await somebody()).signIn();
    const rewrite = site.db.updateTable('auth_events').set({ kind: 'signed_out' }).execute();
    await expect(rewrite).rejects.toThrow('only ever added');
  });

  it('is kept for ninety days', async () => {
    const { id, signIn } = await somebody();
    await signIn();
    site.pass(89 * day);
    await deleteExpired(site);
    expect((await recordedOf(id)).length).toBe(1);
    site.pass(2 * day);
    await deleteExpired(site);
    await expect(recordedOf(id)).resolves.toEqual([]);
  });
});

describe('the recent activity of an account', () => {
  it('is shown, the newest first, with the browser and no place', async () => {
    const { signIn } = await somebody();
    const browser = firefox();
    await signIn(password, browser);
    await browser.send('PUT', '/api/account/password', {
      currentPassword: password,
      newPassword: 'quite another one',
    });
    const activity = await activityOf(browser);
    const device = { browser: 'Firefox', system: 'Linux' };
    const at = site.clock.now().toISOString();
    expect(activity).toEqual([
      { at, kind: 'password_changed', way: null, device },
      { at, kind: 'signed_in', way: 'password', device },
    ]);
  });

  it('is nobody else’s, and requires a session', async () => {
    const [ana, bea] = [await somebody(), await somebody()];
    await ana.signIn();
    const browser = site.browser();
    await bea.signIn(password, browser);
    expect(await activityOf(browser)).toHaveLength(1);
    expect((await site.browser().get('/api/account/activity')).status).toBe(401);
  });
});

describe('a browser that a person never used', () => {
  it('is notified of once, when they sign in by password', async () => {
    const { id, email, signIn } = await somebody();
    const browser = site.browser();
    await signIn(password, browser);
    const told = () => site.devices.filter(({ account }) => account.id === id);
    expect(told()).toMatchObject([{ account: { email, language: 'fr' } }]);
    await browser.post('/api/auth/sign-out');
    await signIn(password, browser);
    expect(told()).toHaveLength(1);
    await signIn(password, site.browser());
    expect(told()).toHaveLength(2);
  });

  it('is notified of when they sign in through a provider', async () => {
    const { id, email } = await somebody();
    await site.byGoogle({ sub: 'new-device', name: 'Ana', email, email_verified: true });
    expect(site.devices.at(-1)?.account.id).toBe(id);
  });

  it('is notified of when they sign in by a code to their phone', async () => {
    const phone = '+15145550143';
    const person = { role: 'customer', name: 'Ana', language: 'fr', phone } as const;
    const id = await createDemoUser(site.db, { ...person, email: 'has.both@example.com' });
    const browser = site.browser();
    for (let times = 0; times < 2; times += 1) {
      await browser.post('/api/auth/phone/send-code', { phone });
      const entry = { phone, code: site.notices.at(-1)?.code };
      await browser.post('/api/auth/phone/verify-code', entry);
    }
    expect(site.devices.filter(({ account }) => account.id === id)).toHaveLength(1);
  });

  it('is not notified of for a new person, nor where a code has just been mailed', async () => {
    const before = site.devices.length;
    const form = { email: 'brand.new@example.com', password, name: 'Ana' };
    await site.browser().post('/api/auth/sign-up', form);
    await byCode((await somebody()).email);
    await byCode('newcomer@example.com');
    await site.byFacebook({ id: 'somebody-new', name: 'Sofía' });
    expect(site.devices.length).toBe(before);
  });

  it('stays unknown where a wrong password was given', async () => {
    const { signIn } = await somebody();
    const [before, browser] = [site.devices.length, site.browser()];
    await signIn('wrong', browser);
    expect(site.devices.length).toBe(before);
    await signIn(password, browser);
    expect(site.devices.length).toBe(before + 1);
  });
});
