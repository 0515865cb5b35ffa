import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyRequest } from '#contract/passkeys.ts';
import { resetAdmin } from '#server/admin/admin.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { PRODUCTION } from '#tests/support/admin/admins-site.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  SoftwareAuthenticator,
  type Deviation,
} from '#tests/support/passkeys/software-authenticator.ts';

let site: StartedApp;
let grace: AdminAtWork;
const refused = { status: 400, body: { code: 'passkey_refused' } };
const MINUTES = 60;

beforeEach(async () => {
  site = await startApp({ env: PRODUCTION });
  grace = await anAdminAtWork(site);
});
afterEach(() => site.stop());

const newAuthenticator = () => new SoftwareAuthenticator(PRODUCTION.PUBLIC_URL);

async function add(admin = grace, authenticator = newAuthenticator()) {
  const begun = await admin.ask('POST', '/passkeys/options');
  if (begun.status !== 200) return { authenticator, answer: begun };
  const credential = authenticator.make(begun.body.creation);
  const answer = await admin.ask('POST', '/passkeys', { name: 'Laptop', credential });
  return { authenticator, answer };
}

/** In a browser of nobody. */
async function enter(authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const { fetch } = site.client();
  const post = async (path: string, payload: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(payload) });
    const said = (await answer.json()) as { request: PasskeyRequest; admin?: object };
    return { status: answer.status, body: said };
  };
  const { body } = await post('/api/admin/auth/passkey/options');
  const credential = authenticator.sign(body.request, deviation);
  const answer = await post('/api/admin/auth/passkey', { credential });
  const me = async () => (await fetch('/api/admin/me')).status;
  return { answer, me };
}

describe('a passkey of an admin', () => {
  it('is both factors: it opens the panel without password and code', async () => {
    await grace.enrol();
    const { authenticator, answer } = await add();
    expect(answer.status).toBe(204);
    const entered = await enter(authenticator);
    expect(entered.answer).toMatchObject({ status: 200, body: { admin: { email: grace.email } } });
    expect(await entered.me()).toBe(200);
    expect((await grace.deeds('signed_in')).at(-1)).toMatchObject({ after: { byPasskey: true } });
    expect(await grace.deeds('passkey_added')).toHaveLength(1);
  });

  it('cannot be added before an authenticator app is set up, which has recovery codes', async () => {
    const { answer } = await add();
    expect(answer).toMatchObject({ status: 403, body: { code: 'totp_enrolment_required' } });
  });

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a challenge of nobody', { challenge: 'a'.repeat(43) }],
    ['an admin who is not verified', { isVerified: false }],
    ['somebody else', { userHandle: 'AZNtP0000000000000000A' }],
  ])('is refused for %s, and the log says so', async (_, deviation) => {
    await grace.enrol();
    const { authenticator } = await add();
    const { answer, me } = await enter(authenticator, deviation);
    expect(answer).toMatchObject(refused);
    expect(await me()).toBe(401);
    expect(await grace.deeds('sign_in_refused')).toHaveLength(1);
  });

  it('is refused where nobody has it, or its counter went back', async () => {
    await grace.enrol();
    const unknown = newAuthenticator();
    expect((await enter(unknown, { userHandle: 'AAAA' })).answer).toMatchObject(refused);
    const { authenticator } = await add();
    authenticator.counter = 7;
    expect((await enter(authenticator)).answer.status).toBe(200);
    expect((await enter(authenticator, { counter: 3 })).answer).toMatchObject(refused);
    expect(site.log.lines.some(({ message }) => /counter of an admin/.test(message))).toBe(true);
  });

  it('does not open the account of a person, nor a person’s the panel', async () => {
    await grace.enrol();
    const { authenticator } = await add();
    const { fetch } = site.client();
    const headers = { 'content-type': 'application/json' };
    const begun = await fetch('/api/auth/passkey/options', { method: 'POST' });
    const { request } = (await begun.json()) as { request: PasskeyRequest };
    const credential = authenticator.sign(request);
    const body = JSON.stringify({ credential });
    const answer = await fetch('/api/auth/passkey/sign-in', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });
});

describe('the own passkeys of an admin', () => {
  it('are listed, renamed and removed, by nobody else', async () => {
    await grace.enrol();
    await add();
    const ada = await anAdminAtWork(site, { email: 'ada@admins.example' });
    await ada.enrol();
    const { body } = await grace.ask('GET', '/passkeys');
    const [{ id }] = body.passkeys;
    expect((await ada.ask('GET', '/passkeys')).body.passkeys).toEqual([]);
    expect((await ada.ask('PATCH', `/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await ada.ask('DELETE', `/passkeys/${id}`)).status).toBe(404);
    expect((await grace.ask('PATCH', `/passkeys/${id}`, { name: '' })).status).toBe(422);
    expect((await grace.ask('PATCH', `/passkeys/${id}`, { name: 'Desk' })).status).toBe(204);
    const renamed = (await grace.ask('GET', '/passkeys')).body.passkeys;
    expect(renamed).toMatchObject([{ name: 'Desk', allowedActions: ['rename', 'remove'] }]);
    expect((await grace.ask('DELETE', `/passkeys/${id}`)).status).toBe(204);
    expect((await grace.ask('GET', '/passkeys')).body.passkeys).toEqual([]);
    expect(await grace.deeds('passkey_removed')).toHaveLength(1);
  });

  it('take a fresh proof to add or remove, which a passkey gives', async () => {
    await grace.enrol();
    const { authenticator } = await add();
    await site.advance(11 * MINUTES);
    const again = await add();
    expect(again.answer).toMatchObject({ status: 403, body: { code: 'reauth_required' } });
    const { body } = await grace.ask('POST', '/auth/passkey/options');
    const credential = authenticator.sign(body.request);
    expect((await grace.ask('POST', '/proofs/passkey', { credential })).status).toBe(204);
    expect(await grace.ask('POST', '/proofs/passkey', { credential })).toMatchObject(refused);
    expect((await add()).answer.status).toBe(204);
    expect((await grace.deeds('proven')).at(-1)).toMatchObject({ after: { byPasskey: true } });
  });

  it('prove nobody else', async () => {
    await grace.enrol();
    const { authenticator } = await add();
    const ada = await anAdminAtWork(site, { email: 'ada@admins.example' });
    await ada.enrol();
    const { body } = await ada.ask('POST', '/auth/passkey/options');
    const credential = authenticator.sign(body.request);
    expect(await ada.ask('POST', '/proofs/passkey', { credential })).toMatchObject(refused);
  });

  it('go with a reset, like the authenticator app', async () => {
    await grace.enrol();
    const { authenticator } = await add();
    await resetAdmin(site.platform, { email: grace.email, password: 'another long password' });
    expect((await enter(authenticator)).answer).toMatchObject(refused);
  });
});
