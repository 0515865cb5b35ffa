import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendEmailCode, verifyEmailCode, whoAmI } from '#contract/accounts/accounts.ts';
import { completeOnboarding } from '#contract/professionals/onboarding.ts';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import { startApp, type Client, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, invite, TYPED, type Unclaimed } from '#tests/support/invitations.ts';
import { aCustomer, lettersOf, nobody } from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

let nora: Unclaimed;
let token: string;
let invitationId: string;
let browser: Client;
beforeEach(async () => {
  const email = `nora.${Math.random().toString(36).slice(2)}@example.test`;
  nora = await anUnclaimed(site, 'Nora', { email });
  ({ token, invitationId } = await invite(site, nora));
  browser = site.client();
});

const typed = (more: object = {}) => ({ ...TYPED, email: nora.email ?? '', ...more });
const complete = (more: object = {}) =>
  browser.call(completeOnboarding, { params: { token }, body: typed(more) });
const ownProfile = async () => browser.call(publicProfessional, { params: { id: nora.id } });
const pathOf = (one: string) => `/api/professionals/onboard/${one}`;

describe('completing by a link that came by e-mail', () => {
  test('makes the account on that address, proven, and signs in', async () => {
    const { user, job } = await complete();
    expect(job).toBeNull();
    expect(user).toMatchObject({
      name: 'Nora Plumbing',
      email: nora.email,
      emailProven: true,
      phone: null,
      role: 'professional',
      professionalId: nora.id,
      hasPassword: false,
      authProvider: 'email',
      acceptedTerms: true,
    });
    expect((await browser.call(whoAmI)).user).toEqual(user);
  });

  test('tells them how to sign in without the link, which they can', async () => {
    await complete();
    const email = nora.email ?? '';
    const newestTo = async (of: string) =>
      (await lettersOf(site)).findLast(({ kind, recipient }) => kind === of && recipient === email);
    expect((await newestTo('joined'))?.text).toContain('We send you six digits');
    const later = site.client();
    await later.call(sendEmailCode, { body: { email } });
    const digits = /\d{6}/.exec((await newestTo('signInCode'))?.text ?? '')?.[0] ?? '';
    const { user } = await later.call(verifyEmailCode, { body: { email, code: digits } });
    expect(user.professionalId).toBe(nora.id);
  });

  test('stores the profile as they describe it, with the free plan of every newcomer', async () => {
    const certifications = 'Master of pipes\nRBQ 5678-1234-01';
    await complete({ certifications, availability: 'busy', hourlyRate: '85.50' });
    expect(await ownProfile()).toMatchObject({
      own: true,
      name: TYPED.name,
      description: TYPED.description,
      hourlyRate: 85.5,
      yearsExperience: 7,
      certifications,
      availability: 'busy',
      onPlatform: true,
      listed: false,
      quota: { included: 5, left: 5 },
    });
  });

  test('stores an e-mail address and a phone they typed as unproven', async () => {
    const other = `other.${nora.email}`;
    const { user } = await complete({ email: other.toUpperCase(), phone: '514 555 0199' });
    expect(user).toMatchObject({ email: nora.email, emailProven: true, phone: null });
    expect(await ownProfile()).toMatchObject({
      email: nora.email,
      unprovenEmail: other,
      phone: null,
      unprovenPhone: '+15145550199',
    });
  });

  test('stores their agreement to the current terms, in the language they read', async () => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'es' };
    const body = JSON.stringify(typed());
    const path = `${pathOf(token)}/complete`;
    const answer = await browser.fetch(path, { method: 'POST', headers, body });
    const { user } = (await answer.json()) as { user: { id: string; language: string } };
    expect(user.language).toBe('es');
    const { db } = site.platform;
    const consents = db.selectFrom('consents').selectAll().where('user_id', '=', user.id);
    expect(await consents.execute()).toMatchObject([
      { purpose: 'terms', version: '2026-11', language: 'es', given: true },
    ]);
  });

  test('keeps the proof that they were invited, and nothing else the operator wrote down', async () => {
    await complete();
    const { db } = site.platform;
    const facts = db.selectFrom('unclaimed_professionals').selectAll();
    expect(await facts.where('professional_id', '=', nora.id).execute()).toEqual([]);
    const proof = db.selectFrom('invitations').selectAll().where('id', '=', invitationId);
    expect(await proof.executeTakeFirst()).toMatchObject({
      outcome: 'joined',
      used_at: expect.any(Date),
      source: 'The directory of the town',
    });
  });

  test('works once: afterwards all their links are 404', async () => {
    const { token: second } = await invite(site, nora);
    await complete();
    for (const path of [pathOf(token), pathOf(second)]) {
      expect((await nobody(site).ask('GET', path)).status).toBe(404);
      const again = await nobody(site).ask('POST', `${path}/complete`, typed());
      expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await nobody(site).ask('POST', `${path}/decline`)).status).toBe(404);
    }
  });

  test('ends the previous session of the browser, of any person', async () => {
    const marie = await aCustomer(site, 'Marie');
    const answer = await marie.ask('POST', `${pathOf(token)}/complete`, typed());
    expect(answer.status).toBe(201);
    const { user } = answer.body as { user: { id: string } };
    expect((await marie.call(whoAmI)).user.id).toBe(user.id);
    const sessions = site.platform.db.selectFrom('sessions').select('id');
    expect(await sessions.where('user_id', '=', marie.id).execute()).toEqual([]);
  });

  test('is safe against session fixation: a planted cookie signs nobody in', async () => {
    browser.jar.keep(new Headers({ 'set-cookie': `sid=${'planted'.padEnd(43, 'x')}` }));
    const planted = browser.jar.get('sid');
    await complete();
    expect(browser.jar.get('sid')).not.toBe(planted);
    const thief = site.client();
    thief.jar.keep(new Headers({ 'set-cookie': `sid=${planted}` }));
    expect((await thief.fetch('/api/auth/me')).status).toBe(401);
  });

  test('never makes an admin, nor signs one in', async () => {
    await complete();
    expect((await browser.fetch('/api/admin/me')).status).toBe(403);
    const { db } = site.platform;
    expect(await db.selectFrom('admins').select('id').execute()).toEqual([]);
    expect(browser.jar.get('adm')).toBeUndefined();
  });

  test('shows them the sign-in as recent activity', async () => {
    const { user } = await complete();
    const { db } = site.platform;
    const events = db.selectFrom('auth_events').select(['kind', 'way']);
    expect(await events.where('user_id', '=', user.id).execute()).toEqual([
      { kind: 'signed_up', way: 'email' },
    ]);
  });
});

describe('completing by a link that came by text message', () => {
  const phone = () => `+1438${Math.floor(2_000_000 + Math.random() * 7_000_000)}`;
  beforeEach(async () => {
    nora = await anUnclaimed(site, 'Nora', { email: null, phone: phone() });
    ({ token } = await invite(site, nora));
  });

  test('makes the account on that phone, proven, and the e-mail address only typed', async () => {
    const email = `${phone()}@example.test`;
    const { user } = await complete({ email, phone: nora.phone });
    expect(user).toMatchObject({
      phone: nora.phone,
      unprovenPhone: null,
      email: null,
      emailProven: false,
      authProvider: 'phone',
      role: 'professional',
    });
    expect(await ownProfile()).toMatchObject({ unprovenEmail: email });
  });

  test('stores another phone as unproven', async () => {
    const other = phone();
    const { user } = await complete({ email: `${other}@example.test`, phone: other });
    expect(user).toMatchObject({ phone: nora.phone, unprovenPhone: other });
  });

  test('proves the address it was sent to, and no other of the record', async () => {
    const both = await anUnclaimed(site, 'Both', { email: `${phone()}@b.test`, phone: phone() });
    ({ token } = await invite(site, both, { channel: 'sms' }));
    const { user } = await complete({ email: both.email, phone: both.phone });
    expect(user).toMatchObject({ phone: both.phone, email: null, emailProven: false });
  });
});
