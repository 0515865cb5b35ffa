import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy, mountWeb } from './web-files.ts';

const app = new Hono();
const get = (address: string, headers: Record<string, string> = {}) =>
  app.request(`http://nearhand.test${address}`, { headers });

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, name), content);
  mkdirSync(path.join(folder, 'assets'));
  write('build.json', JSON.stringify({ build: 'b1', inlineScript: 'sha256-abc=' }));
  for (const page of ['index.en', 'index.fr', 'index.es', 'shell']) {
    write(`${page}.html`, `${page}, signed in`);
    write(`${page}.visitor.html`, `${page}, visitor`);
  }
  write('assets/first-1.js', 'let a;');
  write('assets/first-1.js.gz', gzipSync('let a;'));
  write('favicon.svg', '<svg/>');
  mountWeb(app, { folder, defaultLanguage: 'en', secure: false, withStripe: false });
});

describe('the landing page', () => {
  it('is the one of the asked language, English where none or an unknown one is asked', async () => {
    expect(await (await get('/')).text()).toBe('index.en, visitor');
    expect(await (await get('/?lang=fr')).text()).toBe('index.fr, visitor');
    expect(await (await get('/?lang=xx')).text()).toBe('index.en, visitor');
  });

  it('lets the person with a session find out who they are', async () => {
    expect(await (await get('/', { cookie: 'sid=x' })).text()).toBe('index.en, signed in');
  });

  it('is the empty shell where the address goes on behind the hash', async () => {
    expect(await (await get('/?v=')).text()).toBe('shell, visitor');
    expect(await (await get('/?auth=error&lang=fr')).text()).toBe('shell, visitor');
  });

  it('is asked for again each time, and not sent again unless it changed', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const signedIn = { cookie: 'sid=x', 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get('/', signedIn)).status).toBe(200);
  });

  it('allows only its own origin and its own inline script', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/stripe|https:|frame-src|connect-src/);
  });
});

describe('the policy where cards go to Stripe', () => {
  const directives = Object.fromEntries(
    contentSecurityPolicy('sha256-abc=', true)
      .split('; ')
      .map((directive) => directive.split(/ (.*)/)),
  ) as Record<string, string>;
  const scripts = 'https://js.stripe.com https://*.js.stripe.com';

  it('lets in the script, the frames and the calls that Stripe documents, and no more', () => {
    expect(directives['script-src']).toBe(`'self' 'sha256-abc=' ${scripts}`);
    expect(directives['frame-src']).toBe(`${scripts} https://hooks.stripe.com`);
    expect(directives['connect-src']).toBe("'self' https://api.stripe.com");
    const others = Object.entries(directives).filter(
      ([name]) => !/script|frame-src|connect/.test(name),
    );
    expect(others.filter(([, sources]) => sources.includes('stripe'))).toEqual([]);
  });

  it('is as narrow as ever in all else', () => {
    const { 'frame-src': _, 'connect-src': __, 'script-src': ___, ...rest } = directives;
    const plain = contentSecurityPolicy('sha256-abc=', false);
    for (const [name, sources] of Object.entries(rest))
      expect(plain).toContain(`${name} ${sources}`);
  });
});

describe('an asset', () => {
  it('is kept for ever and sent compressed to those who can read that', async () => {
    const zipped = await get('/assets/first-1.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(zipped.headers.get('cache-control')).toContain('immutable');
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/assets/first-1.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('let a;');
  });

  it('that is unknown is not found, and never a page', async () => {
    const gone = await get('/assets/old.js');
    expect(gone.status).toBe(404);
    expect(gone.headers.get('content-type')).not.toContain('html');
  });
});

describe('any other address', () => {
  it('goes to its place behind the hash, path and query as they came', async () => {
    const answer = await get('/sign-in/%C3%A9?lang=fr&x=%20');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/?v=b1#/sign-in/%C3%A9?lang=fr&x=%20');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('cannot be used to send people to another site', async () => {
    expect((await get('//evil.test/x')).headers.get('location')).toBe('/?v=b1#//evil.test/x');
  });

  it('is the file itself where there is one, but no page by its file name', async () => {
    expect(await (await get('/favicon.svg')).text()).toBe('<svg/>');
    expect((await get('/index.en.html')).status).toBe(302);
  });
});

it('says that the web is not built where it is not', async () => {
  const bare = new Hono();
  mountWeb(bare, {
    folder: '/nowhere',
    defaultLanguage: 'en',
    secure: false,
    withStripe: false,
  });
  expect((await bare.request('/')).status).toBe(503);
});
