import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';
import { deleteExpired } from '#server/accounts/accounts.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

const claims = { sub: 'ana', name: 'Ana', email: 'ana@example.com', email_verified: true };
const refused = { message: 'login_failed', signedIn: false };

/** A browser at Google, which vouches for Ana. */
async function atGoogle() {
  const browser = site.social();
  const { state, nonce, ...leaving } = await browser.begin('google');
  site.oidc.vouchFor({ ...claims, nonce });
  return { browser, state, ...leaving };
}

describe('leaving for a provider', () => {
  it('ties the return to the browser by a cookie no script can read', async () => {
    const { headers } = await atGoogle();
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('carries a state, a nonce and a challenge of its own each time, and nothing secret', async () => {
    const [one, other] = [await atGoogle(), await atGoogle()];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const values = [one, other].map(({ address }) => address.searchParams.get(name) ?? '');
      expect(values[0]).toMatch(/^[\w-]{43}$/);
      expect(values[0]).not.toBe(values[1]);
    }
    const rows = await site.db.selectFrom('identity_flows').selectAll().execute();
    for (const { code_verifier: verifier } of rows) {
      expect(one.address.href).not.toContain(verifier);
    }
  });

  it("stores hashes of the browser's secrets", async () => {
    const { browser, state } = await atGoogle();
    const rows = await site.db.selectFrom('identity_flows').selectAll().execute();
    const kept = rows.flatMap((row) => [row.state_hash, row.browser_hash]).map(String);
    expect(kept.join()).not.toContain(state);
    expect(kept.join()).not.toContain(browser.cookies.get('flow'));
  });

  it('is cookie-prefixed where the site is served over https', async () => {
    const secure = await startIdentitySite({ PUBLIC_URL: 'https://site.test' });
    const { headers, parameters } = await secure.social().begin('google');
    await secure.stop();
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-flow=.*; Secure/);
    const uri = 'https://site.test/api/auth/google/callback';
    expect(parameters['redirect_uri']).toBe(uri);
  });

  it('is allowed thirty times in ten minutes', async () => {
    const limited = await startIdentitySite({});
    const left = [];
    for (let times = 0; times < 31; times += 1) {
      left.push((await limited.social().begin('facebook')).address.href);
    }
    await limited.stop();
    expect(left.filter((href) => href.includes('message=too_many'))).toHaveLength(1);
    expect(left.at(-1)).toContain('message=too_many');
  });
});

describe('coming back from a provider', () => {
  it('signs in once, however often it is repeated', async () => {
    const { browser, state } = await atGoogle();
    const copy = site.social(browser.cookies);
    const first = await browser.comeBack('google', { code: 'c', state });
    expect(first).toMatchObject({ message: null, signedIn: true });
    const again = await copy.comeBack('google', { code: 'c', state });
    expect(again).toMatchObject(refused);
  });

  it('signs in once under concurrency', async () => {
    const { browser, state } = await atGoogle();
    const copies = Array.from({ length: 10 }, () => site.social(browser.cookies));
    const answers = await Promise.all(
      copies.map((copy) => copy.comeBack('google', { code: 'c', state })),
    );
    expect(answers.filter(({ signedIn }) => signedIn)).toHaveLength(1);
  });

  it('without the cookie, or with that of another browser, signs nobody in', async () => {
    const other = await atGoogle();
    const { browser, state } = await atGoogle();
    for (const cookies of [new Map(), other.browser.cookies, new Map([['flow', state]])]) {
      const answer = site.social(cookies).comeBack('google', { code: 'c', state });
      await expect(answer).resolves.toMatchObject(refused);
    }
    const mine = browser.comeBack('google', { code: 'c', state });
    await expect(mine).resolves.toMatchObject({ signedIn: true });
  });

  it('with the code and state of an attacker signs their victim in nowhere', async () => {
    const [victim, attacker] = [await atGoogle(), await atGoogle()];
    const trap = { code: 'of-the-attacker', state: attacker.state };
    await expect(victim.browser.comeBack('google', trap)).resolves.toMatchObject(refused);
    expect(victim.browser.cookies.has('sid')).toBe(false);
  });

  it('with a state that is made up, missing, empty or given twice signs nobody in', async () => {
    const { browser, state } = await atGoogle();
    for (const query of ['code=c', 'code=c&state=', 'code=c&state=x', `code=c&state=${state}x`]) {
      await expect(browser.comeBack('google', query)).resolves.toMatchObject(refused);
    }
    const twice = browser.comeBack('google', `code=c&state=${state}&state=${state}`);
    await expect(twice).resolves.toMatchObject(refused);
  });

  it('is possible for ten minutes', async () => {
    const [early, late] = [await atGoogle(), await atGoogle()];
    site.pass(599_000);
    const { state, nonce } = await early.browser.begin('google');
    site.oidc.vouchFor({ ...claims, nonce });
    const fresh = early.browser.comeBack('google', { code: 'c', state });
    await expect(fresh).resolves.toMatchObject({ signedIn: true });
    site.pass(2000);
    site.oidc.vouchFor({ ...claims, nonce: late.address.searchParams.get('nonce') });
    const over = late.browser.comeBack('google', { code: 'c', state: late.state });
    await expect(over).resolves.toMatchObject(refused);
  });

  it('at the callback of another provider signs nobody in and calls no provider', async () => {
    const { browser, state } = await atGoogle();
    const asked = site.oidc.forms.length;
    site.graph.vouchFor({ id: '1', name: 'Eve' });
    const mixed = browser.comeBack('facebook', { code: 'c', state });
    await expect(mixed).resolves.toMatchObject(refused);
    expect([site.graph.calls.length, site.oidc.forms.length]).toEqual([0, asked]);
  });

  it('from an issuer that is not the one it left for signs nobody in', async () => {
    const { browser, state } = await atGoogle();
    const answer = browser.comeBack('google', { code: 'c', state, iss: 'https://evil.test' });
    await expect(answer).resolves.toMatchObject(refused);
  });

  it('says that the person went back, and nothing of what else the provider says', async () => {
    for (const [error, message] of [
      ['access_denied', 'access_denied'],
      ['server_error', 'login_failed'],
      ['<script>', 'login_failed'],
    ] as const) {
      const { browser, state } = await atGoogle();
      const said = { error, error_description: 'of_the_provider', state };
      const answer = await browser.comeBack('google', said);
      expect(answer).toMatchObject({ message, signedIn: false });
      expect(answer.to).not.toContain('of_the_provider');
    }
  });

  it('leads to our own screens only', async () => {
    for (const [wanted, end] of [
      ['/sign-in', '#/sign-in'],
      ['//evil.test', '#/'],
      ['https://evil.test', '#/'],
      ['/sign-in\r\nset-cookie: a=b', '#/'],
    ] as const) {
      const browser = site.social();
      const query = `?lang=fr&returnTo=${encodeURIComponent(wanted)}`;
      const { state } = await browser.begin('google', query);
      const { to } = await browser.comeBack('google', { error: 'access_denied', state });
      expect(to).toBe(`/?auth=error&message=access_denied&lang=fr${end}`);
    }
  });

  it('is deleted when it was never used', async () => {
    await atGoogle();
    site.pass(601_000);
    await deleteExpired(site);
    const rows = await site.db.selectFrom('identity_flows').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
