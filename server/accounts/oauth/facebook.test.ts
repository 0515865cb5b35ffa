import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';
import { FAKE_APP } from '#tests/fakes/facebook.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

const person = { id: '77', name: 'Zoé' };
const honest = { app_id: FAKE_APP.appId, type: 'USER', is_valid: true, user_id: person.id };

describe('signing in with Facebook', () => {
  it('asks with the verifier of the challenge, and proves that it knows the secret', async () => {
    const browser = site.social();
    site.graph.vouchFor(person);
    const { state, parameters } = await browser.begin('facebook', '?lang=fr');
    const answer = await browser.comeBack('facebook', { code: 'the-code', state });
    expect(answer).toMatchObject({ message: null, signedIn: true });
    const [redeemed, inspected, read] = site.graph.calls.slice(-3).map(({ fields }) => fields);
    const verifier = redeemed?.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(parameters).toMatchObject({ code_challenge: challenge, locale: 'fr_CA' });
    expect(redeemed?.get('code')).toBe('the-code');
    expect(inspected?.get('input_token')).toBe('SECRET-ACCESS');
    expect(read?.get('appsecret_proof')).toBe(site.graph.rightProof);
  });

  it.each([
    ['of another app', { debug_token: { data: { ...honest, app_id: '666' } } }],
    ['that is not valid', { debug_token: { data: { ...honest, is_valid: false } } }],
    ['of a page', { debug_token: { data: { ...honest, type: 'PAGE' } } }],
    ['of somebody else', { debug_token: { data: { ...honest, user_id: '78' } } }],
    ['nobody knows', { debug_token: { error: { message: 'Unknown' } } }],
    ['that opens no profile', { me: {} }],
    ['that was not given', { 'oauth/access_token': { error: { message: 'Used' } } }],
  ])('with a token %s signs nobody in', async (_, changed) => {
    const before = await site.count();
    const answer = await site.byFacebook({ id: '77', name: 'Zoé' }, changed);
    expect(answer).toMatchObject({ message: 'login_failed', signedIn: false });
    await expect(site.count()).resolves.toBe(before);
  });

  it('says whose fault it is where Facebook fails', async () => {
    for (const [status, message] of [
      [503, 'provider_unavailable'],
      [400, 'login_failed'],
    ] as const) {
      site.graph.failWith(status);
      const answer = await site.byFacebook(person);
      site.graph.failWith(200);
      expect(answer).toMatchObject({ message, signedIn: false });
    }
  });

  it('takes a person back who cancels', async () => {
    const browser = site.social();
    const { state } = await browser.begin('facebook');
    const said = { error: 'access_denied', error_reason: 'user_denied', state };
    const answer = await browser.comeBack('facebook', said);
    expect(answer).toMatchObject({ message: 'access_denied', signedIn: false });
  });

  it('signs nobody in without a code, or with two', async () => {
    for (const codes of ['', '&code=', '&code=a&code=b']) {
      const browser = site.social();
      const { state } = await browser.begin('facebook');
      const answer = await browser.comeBack('facebook', `state=${state}${codes}`);
      expect(answer).toMatchObject({ message: 'login_failed', signedIn: false });
    }
  });

  it('leaves no token in an address, a table or the log', async () => {
    const { to } = await site.byFacebook(person);
    await site.byFacebook(person, { me: {} });
    const users = await site.db.selectFrom('users').selectAll().execute();
    const kept = JSON.stringify([to, users, site.log.lines]);
    expect(kept).not.toMatch(/SECRET-ACCESS|the-app-secret/);
  });
});
