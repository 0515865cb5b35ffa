import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEME_HEAD } from '#server/platform/page-look.ts';
import { signInOptions, whoAmI } from '#contract/accounts/accounts.ts';
import { startApp, type Client, type StartedApp } from '#tests/support/app.ts';
import { choose, openChooser, resultOf, signInBy } from '#tests/support/provider-walk.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

describe('signing in with Google in the demo', () => {
  it('makes an account with a proven address and signs in', async () => {
    const browser = site.client();
    const result = await signInBy(browser, 'google', 'hannah', '?lang=en');
    const { user } = await browser.call(whoAmI);
    expect(user).toMatchObject({
      name: 'Hannah Brooks',
      email: 'hannah.brooks@demo.test',
      emailProven: true,
      authProvider: 'gmail',
      role: 'customer',
    });
    const { id, name, role } = user;
    expect(result).toEqual({ auth: 'success', lang: 'en', hash: '#/', user: { id, name, role } });
  });

  it('opens the same account the next time, and another for another person', async () => {
    const [first, second, other] = [
      await signInBy(site.client(), 'google', 'hannah'),
      await signInBy(site.client(), 'google', 'hannah'),
      await signInBy(site.client(), 'google', 'lucia'),
    ];
    expect(second.user).toEqual(first.user);
    expect(other.user.id).not.toBe(first.user.id);
  });

  it('lets one browser change from one person to another', async () => {
    const browser = site.client();
    await signInBy(browser, 'google', 'hannah');
    await signInBy(browser, 'google', 'lucia');
    const { user } = await browser.call(whoAmI);
    expect(user.name).toBe('Lucía Herrera');
  });

  it('keeps role, language and screen of where it began', async () => {
    const query = '?userType=professional&lang=fr&returnTo=/sign-in';
    const result = await signInBy(site.client(), 'google', 'luc', query);
    expect(result).toMatchObject({ lang: 'fr', hash: '#/sign-in', user: { role: 'professional' } });
  });
});

describe('signing in with Facebook in the demo', () => {
  it('makes an account whose address counts as unproven', async () => {
    const browser = site.client();
    await signInBy(browser, 'facebook', '100000000000001');
    const { user } = await browser.call(whoAmI);
    const email = 'gabriel.cote@demo.test';
    expect(user).toMatchObject({ email, emailProven: false, authProvider: 'facebook' });
  });

  it('makes an account without an address for a person who has none', async () => {
    const browser = site.client();
    const first = await signInBy(browser, 'facebook', '100000000000002');
    const { user } = await browser.call(whoAmI);
    expect(user).toMatchObject({ name: 'Sofía Rojas', email: null, emailProven: false });
    const again = await signInBy(site.client(), 'facebook', '100000000000002');
    expect(again.user).toEqual(first.user);
  });
});

describe.each([
  ['google', 'hannah'],
  ['facebook', '100000000000001'],
] as const)('a code of %s', (provider, person) => {
  /** Up to the moment where the browser would return the code. */
  async function withCode(browser: Client) {
    const { url } = await openChooser(browser, provider);
    const body = new URLSearchParams({ person });
    let answer = await browser.fetch(url, { method: 'POST', body });
    for (;;) {
      const next = new URL(answer.headers.get('location') ?? '', url);
      if (next.pathname.endsWith('/callback')) return next.searchParams;
      answer = await browser.fetch(next.href);
    }
  }

  it('issued for one sign-in is refused in another', async () => {
    const [attacker, victim] = [site.client(), site.client()];
    const [stolen, own] = [await withCode(victim), await withCode(attacker)];
    own.set('code', stolen.get('code') ?? '');
    const answer = await attacker.fetch(`/api/auth/${provider}/callback?${own.toString()}`);
    expect(resultOf(answer)).toMatchObject({ auth: 'error', message: 'login_failed' });
    await expect(attacker.call(whoAmI)).rejects.toMatchObject({ status: 401 });
  });

  it('signs in where it was issued, once', async () => {
    const browser = site.client();
    const query = await withCode(browser);
    const path = `/api/auth/${provider}/callback?${query.toString()}`;
    expect(resultOf(await browser.fetch(path))).toMatchObject({ auth: 'success' });
    expect(resultOf(await browser.fetch(path))).toMatchObject({ auth: 'error' });
  });
});

describe.each(['google', 'facebook'] as const)('the stand-in for %s', (provider) => {
  it.each([
    ['en', 'Demo', 'Who is signing in with'],
    ['fr', 'Démo', 'Qui se connecte avec'],
    ['es', 'Demo', '¿Quién inicia sesión con'],
  ])('says in %s that it is a demo', async (lang, badge, title) => {
    const page = await openChooser(site.client(), provider, `?lang=${lang}`);
    const text = await page.text();
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<p class="badge">${badge}</p>`);
    expect(text).toContain(title);
    expect(text.replace(SCHEME_HEAD, '')).not.toMatch(/<script|undefined|\[object/);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('takes a person back who cancels, without a session', async () => {
    const browser = site.client();
    const page = await openChooser(browser, provider, '?returnTo=/sign-in&lang=es');
    const result = resultOf(await choose(browser, page, ''));
    const expected = { auth: 'error', message: 'access_denied', lang: 'es', hash: '#/sign-in' };
    expect(result).toEqual(expected);
    await expect(browser.call(whoAmI)).rejects.toMatchObject({ status: 401 });
  });

  it('vouches for no unknown person', async () => {
    const browser = site.client();
    const page = await openChooser(browser, provider);
    const result = resultOf(await choose(browser, page, 'admin'));
    expect(result).toMatchObject({ auth: 'error', message: 'access_denied' });
  });

  it('lets no other site choose', async () => {
    const browser = site.client();
    const { url } = await openChooser(browser, provider);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ person: 'hannah' });
    const answer = await browser.fetch(url, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
  });

  it('shows no page without a sign-in under way', async () => {
    const path = provider === 'google' ? '/dev/google/choose/x' : '/dev/facebook/dialog/oauth';
    expect((await site.fetch(path)).status).toBe(400);
  });
});

describe('the stand-ins', () => {
  const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const optionsOf = async (env: Record<string, string>) => {
    const other = await startApp({ env });
    const statuses = [];
    for (const path of ['/dev/google/auth', '/dev/facebook/dialog/oauth']) {
      statuses.push((await other.fetch(path)).status);
    }
    const { google, facebook, demoProviders } = await other.call(signInOptions);
    await other.stop();
    return { google, facebook, demoProviders, isServed: statuses.map((status) => status === 400) };
  };

  it('are mounted where there are no keys', async () => {
    const served = { google: true, facebook: true, demoProviders: true, isServed: [true, true] };
    await expect(optionsOf({})).resolves.toEqual(served);
  });

  it('are not there beside real keys', async () => {
    const served = { google: true, facebook: true, demoProviders: true, isServed: [false, true] };
    await expect(optionsOf(keys)).resolves.toEqual(served);
  });

  it('are not there outside the demo', async () => {
    const served = {
      google: false,
      facebook: false,
      demoProviders: false,
      isServed: [false, false],
    };
    await expect(optionsOf({ DEMO: 'off' })).resolves.toEqual(served);
  });

  it('are not there in production', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://site.test',
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'a@site.test',
    };
    const served = {
      google: true,
      facebook: false,
      demoProviders: false,
      isServed: [false, false],
    };
    await expect(optionsOf({ ...production, ...keys })).resolves.toEqual(served);
  });
});
