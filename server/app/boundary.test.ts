import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#contract/accounts/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

const PERSON = { email: 'ana@example.com', password: 'a long enough password' };

let app: StartedApp;
beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://nearhand.test' } });
  const { db } = app.platform;
  await createDemoUser(db, { ...PERSON, name: 'Ana', role: 'customer', language: 'en' });
});
afterAll(() => app.stop());

const all = Object.values(ENDPOINTS);
const titled = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const pathOf = ({ path }: Endpoint) =>
  path.replaceAll(/:\w+/g, '018f2b3c-0000-7000-8000-000000000001');

const changing = all.filter(({ method }) => method !== 'GET');
/** A public file is a file to everybody; any other is a refusal to strangers. */
const told = all.filter(({ response, audience }) => response !== 'file' || audience !== 'anyone');
const withBody = all.filter(({ body, audience }) => body !== undefined && audience === 'anyone');

describe('every answer', () => {
  const paths = ['/api/auth/options', '/api/auth/me', '/api/nothing', '/healthz', '/dev/outbox'];
  it.each([...paths, '/', '/sign-in', '/assets/none.js', '/api/docs', '/api/auth/google'])(
    '%s is neither sniffed, framed, sent as referrer nor served over http again',
    async (path) => {
      const { headers } = await app.fetch(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8};/) as string,
      });
      for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
        expect(headers.get(name)).toBeNull();
      }
    },
  );

  it.each(titled(told))('of %s is JSON that is never cached', async (_, endpoint) => {
    const { headers } = await app.fetch(pathOf(endpoint), { method: endpoint.method });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([null, 'application/json; charset=utf-8']).toContain(headers.get('content-type'));
  });
});

describe('where cards go to Stripe', () => {
  const KEYS = {
    STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    STRIPE_PRICE_PROFESSIONAL: 'price_0123456789abcdef',
    STRIPE_PRICE_PREMIUM: 'price_fedcba9876543210',
  };

  it('its frames may offer wallets, as nobody else may', async () => {
    const paid = await startApp({ env: KEYS });
    const allowed = async ({ fetch }: StartedApp) =>
      (await fetch('/')).headers.get('permissions-policy');
    expect(await allowed(paid)).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com"),',
    );
    expect(await allowed(app)).toContain('payment=(self),');
    await paid.stop();
  });
});

describe('the live stream', () => {
  it('has the security headers too', async () => {
    const client = app.client();
    await client.call(signIn, { body: PERSON });
    const { status, headers, body } = await client.fetch('/api/events');
    await body?.cancel();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('cookies', () => {
  it('are __Host-, Secure, HttpOnly, SameSite and without a domain', async () => {
    const client = app.client();
    const post = (path: string, body: object = {}) =>
      client.fetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const answers = [
      await post('/api/auth/email/send-code', { email: 'ana@example.com' }),
      await post('/api/auth/sign-in', PERSON),
      await post('/api/auth/sign-out'),
      await post('/api/admin/sign-out'),
    ];
    const lines = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-\w+=[\w.-]*;/);
      expect(line).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=(Lax|Strict)$/);
      expect(line).not.toMatch(/domain/i);
    }
  });
});

describe.each(titled(changing))('%s', (_, endpoint) => {
  const send = (headers: Record<string, string>) =>
    app.fetch(pathOf(endpoint), { method: endpoint.method, headers });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://nearhand.test' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://nearhand.test.evil.example' },
    { origin: 'https://shop.nearhand.test' },
  ])('refuses other sites: %j', async (headers) => {
    const answer = await send(headers as Record<string, string>);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'cross_site' }]);
  });
});

describe.each(titled(withBody))('%s', (_, endpoint) => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no %s, which a form of another site could send',
    async (type) => {
      const answer = await app.fetch(pathOf(endpoint), {
        method: endpoint.method,
        body: '{"email":"a@example.com"}',
        headers: { 'content-type': type },
      });
      expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'not_json' }]);
    },
  );
});

describe('a page of another site', () => {
  it.each(['https://evil.example', 'null', 'http://nearhand.test'])(
    'of %s is refused by CORS',
    async (origin) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const answer = await app.fetch('/api/requests', { method: 'OPTIONS', headers });
      expect(answer.status).toBe(405);
      expect([...answer.headers.keys()].join()).not.toContain('access-control');
    },
  );
});

describe('another spelling of an address', () => {
  const guarded = all.filter(({ audience, method }) => audience !== 'anyone' && method === 'GET');
  it.each(titled(guarded))('opens nothing of %s', async (_, endpoint) => {
    const path = pathOf(endpoint);
    const dotted = path.replace('/api/', '/api/%2e/');
    const spellings = [`${path}/`, `/${path}`, path.toUpperCase(), dotted, `${path}.json`];
    const opened: string[] = [];
    for (const spelling of spellings) {
      if ((await app.fetch(`${app.url}${spelling}`)).ok) opened.push(spelling);
    }
    expect(opened).toEqual([]);
  });

  it('nor does a header that overrides the method or the person', async () => {
    const headers = {
      'x-http-method-override': 'GET',
      'x-user-id': 'u',
      authorization: 'Bearer u',
    };
    expect((await app.fetch('/api/auth/me', { headers })).status).toBe(401);
    expect((await app.fetch('/api/auth/me', { method: 'POST', headers })).status).toBe(405);
  });
});

describe('the network address of a caller', () => {
  const search = (site: StartedApp, headers: Record<string, string>) =>
    site.fetch('/api/places/autocomplete?input=ab', { headers }).then(({ status }) => status);
  const spread = async (site: StartedApp, headersOf: (i: number) => Record<string, string>) => {
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i += 1) statuses.add(await search(site, headersOf(i)));
    return [...statuses];
  };

  it('cannot be forged where no proxy is trusted', async () => {
    const made = (i: number) => ({
      'x-forwarded-for': `198.51.100.${i}`,
      'x-real-ip': `198.51.100.${i}`,
      forwarded: `for=198.51.100.${i}`,
    });
    expect(await spread(app, made)).toContain(429);
  });

  it('is what the trusted proxy added, whatever stands before it', async () => {
    const site = await startApp({ env: { TRUST_PROXY: '1' } });
    const last = (i: number) => ({ 'x-forwarded-for': `198.51.100.9, 203.0.113.${i}` });
    expect(await spread(site, last)).toEqual([200]);
    const first = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}, 203.0.113.200` });
    expect(await spread(site, first)).toContain(429);
    const ofOneSubscriber = (i: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${i + 1}` });
    expect(await spread(site, ofOneSubscriber)).toContain(429);
    await site.stop();
  });
});
