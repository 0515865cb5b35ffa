import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { realProviders, providerMode } from './provider-mode.ts';

const secrets = { SESSION_SECRET: 'a secret for tests that is long enough' };
const google = { GOOGLE_CLIENT_ID: 'an-id', GOOGLE_CLIENT_SECRET: 'a-secret' };
const facebook = { FACEBOOK_APP_ID: '1234', FACEBOOK_APP_SECRET: 'a-secret' };

describe('which providers there are', () => {
  it('are the real ones where keys are set, else stand-ins, else none', () => {
    const ways = [google, {}, { DEMO: 'off' }].map((env) =>
      providerMode('google', loadConfig({ ...secrets, ...env })),
    );
    expect(ways).toEqual(['real', 'demo', 'none']);
  });

  it('refuses one key without the other', () => {
    const { GOOGLE_CLIENT_ID, FACEBOOK_APP_SECRET } = { ...google, ...facebook };
    expect(() => loadConfig({ ...secrets, GOOGLE_CLIENT_ID })).toThrow(
      'GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID',
    );
    expect(() => loadConfig({ ...secrets, FACEBOOK_APP_SECRET })).toThrow('FACEBOOK_APP_ID must');
  });

  it('sends people to the real Facebook with our app, and nothing secret', async () => {
    const { facebook: real } = realProviders(loadConfig({ ...secrets, ...facebook }));
    const flow = { state: 's', nonce: 'n', codeVerifier: 'v', redirectUri: 'https://us.test/back' };
    const address = await real?.begin({ ...flow, language: 'fr' });
    expect(address?.href).toMatch(/^https:\/\/www\.facebook\.com\/v\d+\.0\/dialog\/oauth\?/);
    expect(address?.searchParams.get('client_id')).toBe('1234');
    expect(address?.href).not.toContain('a-secret');
  });
});

describe.each(['google', 'facebook'])('signing in by %s where there is none', (provider) => {
  let app: StartedApp;
  beforeAll(async () => {
    app = await startApp({ env: { DEMO: 'off' } });
  });
  afterAll(() => app.stop());

  it.each([
    ['?lang=fr', 'en', 'lang=fr#/'],
    ['', 'es-MX,es;q=0.9', 'lang=es#/'],
    ['?lang=//elsewhere.test', 'de', 'lang=en#/'],
    ['?lang=fr&returnTo=/sign-in', 'de', 'lang=fr#/sign-in'],
    ['?lang=fr&returnTo=/subscribe', 'de', 'lang=fr#/subscribe'],
    ['?returnTo=//elsewhere.test', 'en', 'lang=en#/'],
  ])('with %j and a browser in %s leads back to %s', async (query, browser, end) => {
    for (const path of [provider, `${provider}/callback`]) {
      const headers = { 'accept-language': browser };
      const answer = await app.fetch(`/api/auth/${path}${query}`, { headers });
      expect(answer.status).toBe(302);
      const back = `/?auth=error&message=not_configured&${end}`;
      expect(answer.headers.get('location')).toBe(back);
    }
  });
});
