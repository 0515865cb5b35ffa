import { createHash, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';
import { FAKE_CLIENT, signedByAnother, signedWithSecret } from '#tests/fakes/oidc.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

const person = { sub: '1', name: 'Ana', email: 'ana@example.com', email_verified: true };
const now = Math.floor(Date.now() / 1000);
const refused = { message: 'login_failed', signedIn: false, userId: null };

describe('a token of Google', () => {
  it('that is valid signs in', async () => {
    const answer = await site.byGoogle({ ...person, sub: 'honest', email: 'h@example.com' });
    expect(answer).toMatchObject({ status: 302, message: null, signedIn: true });
  });

  it.each([
    ['for another client', { aud: 'another-client' }],
    ['for several, meant for another', { aud: [FAKE_CLIENT.clientId, 'b'], azp: 'b' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that is over', { exp: now - 120, iat: now - 600 }],
    ['that is not yet valid', { nbf: now + 600 }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['without an end', { exp: undefined }],
  ])('%s signs nobody in', async (_, claims) => {
    const before = await site.count();
    await expect(site.byGoogle({ ...person, ...claims })).resolves.toMatchObject(refused);
    await expect(site.count()).resolves.toBe(before);
  });

  it.each([
    ['signed by nobody', { header: { alg: 'none' }, sign: () => '' }],
    ['without its signature', { sign: () => '' }],
    ['signed with another key', { sign: signedByAnother }],
    ['of another key by a path', { header: { kid: '../../dev/null' }, sign: signedByAnother }],
    ['that brings its own key', { header: { jwk: { kty: 'RSA' } }, sign: signedByAnother }],
    [
      'signed with the secret of the client',
      { header: { alg: 'HS256' }, sign: signedWithSecret(FAKE_CLIENT.clientSecret) },
    ],
  ])('%s signs nobody in', async (_, forgery) => {
    await expect(site.byGoogle(person, forgery)).resolves.toMatchObject(refused);
  });

  it('signed with the public key as a secret signs nobody in', async () => {
    const pem = site.oidc.publicPem;
    const jwk = JSON.stringify(createPublicKey(pem).export({ format: 'jwk' }));
    for (const secret of [pem, pem.trim(), jwk]) {
      const forgery = { header: { alg: 'HS256' }, sign: signedWithSecret(secret) };
      await expect(site.byGoogle(person, forgery)).resolves.toMatchObject(refused);
    }
  });

  it('that says where its key is signs nobody in, and no key is fetched there', async () => {
    const jku = `${site.oidc.issuer.origin}/stolen-jwks`;
    const forgery = { header: { jku, x5u: jku }, sign: signedByAnother };
    await expect(site.byGoogle(person, forgery)).resolves.toMatchObject(refused);
    expect(site.oidc.asked).not.toContain('/stolen-jwks');
  });

  it.each([
    ['nothing', ''],
    ['no token', '{"access_token":"a","token_type":"bearer"}'],
    ['no token of identity', '{"access_token":"a","token_type":"bearer","id_token":"a.b"}'],
    ['a page', '<html>'],
  ])('that is %s signs nobody in', async (_, body) => {
    const browser = site.social();
    const { state } = await browser.begin('google');
    site.oidc.answerNext({ status: 200, body });
    const answer = browser.comeBack('google', { code: 'c', state });
    await expect(answer).resolves.toMatchObject(refused);
  });
});

describe('the code of Google', () => {
  it('is redeemed with the verifier of the challenge, and the secret of the client', async () => {
    const browser = site.social();
    const { state, nonce, parameters } = await browser.begin('google');
    site.oidc.vouchFor({ ...person, nonce });
    await browser.comeBack('google', { code: 'the-code', state });
    const form = Object.fromEntries(site.oidc.forms.at(-1) ?? []);
    expect(parameters['code_challenge_method']).toBe('S256');
    const hashed = createHash('sha256').update(form['code_verifier'] ?? '');
    expect(hashed.digest('base64url')).toBe(parameters['code_challenge']);
    expect(form).toMatchObject({
      code: 'the-code',
      client_secret: FAKE_CLIENT.clientSecret,
      redirect_uri: `${site.config.publicUrl}/api/auth/google/callback`,
    });
  });

  it('leaves its tokens on the server, and in no table, address or log', async () => {
    const { to } = await site.byGoogle({ ...person, sub: 'quiet', email: 'q@example.com' });
    await site.byGoogle({ ...person, aud: 'x' });
    const kept = [
      await site.db.selectFrom('users').selectAll().execute(),
      await site.db.selectFrom('identities').selectAll().execute(),
      await site.db.selectFrom('identity_flows').selectAll().execute(),
      site.log.lines,
    ];
    expect(to + JSON.stringify(kept)).not.toMatch(/SECRET-ACCESS|eyJ[\w-]*\./);
  });
});
