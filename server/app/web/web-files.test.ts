import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shadesOf } from '#contract/brand-colours.ts';
import { makeBrandHolder } from '#server/platform/brand.ts';
import { makeLanguagesHolder } from '#server/platform/languages.ts';
import { makeUnitsHolder } from '#server/platform/units.ts';
import { contentSecurityPolicy, mountWeb } from './web-files.ts';
import { readWebFolder } from './web-folder.ts';

const app = new Hono();
const brand = makeBrandHolder('Nearhand');
const get = (address: string, headers: Record<string, string> = {}) =>
  app.request(`http://nearhand.test${address}`, { headers });

let folder: string;
const SWITCHER =
  '<span data-language-switcher="true"><span>FR</span><select><option lang="en" value="en">English</option><option lang="fr" value="fr" selected="">Français</option><option lang="es" value="es">Español</option></select></span>';
const TEMPLATE = `<html lang="fr"><head><title>__BRAND__</title><link rel="icon" href="/favicon.svg"></head><header>${SWITCHER}</header>__BRAND__</html>`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'web-'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, name), content);
  mkdirSync(path.join(folder, 'assets'));
  const inlineScripts = ['sha256-abc=', 'sha256-def='];
  write('build.json', JSON.stringify({ build: 'b1', brand: 'Nearhand', inlineScripts }));
  for (const page of ['index.en', 'index.fr', 'index.es', 'shell.en', 'shell.fr', 'shell.es']) {
    write(`${page}.html`, `${page}, signed in`);
    write(`${page}.visitor.html`, `${page}, visitor`);
  }
  mkdirSync(path.join(folder, 'templates'));
  write('templates/index.fr.html', TEMPLATE);
  write('assets/first-1.js', 'let a;');
  write('assets/first-1.js.gz', gzipSync('let a;'));
  mkdirSync(path.join(folder, 'scenes'));
  write('scenes/sink.svg', '<svg/>');
  mkdirSync(path.join(folder, 'portraits'));
  write('portraits/face.svg', '<svg/>');
  write('favicon.svg', '<svg fill="#0f4c3a"/>');
  mountWeb(app, {
    web: readWebFolder(folder),
    languages: makeLanguagesHolder('en'),
    units: makeUnitsHolder('USD'),
    secure: false,
    withStripe: false,
    brand,
  });
});

describe('the landing page', () => {
  it('is in the requested language, English where none or an unknown one is asked', async () => {
    expect(await (await get('/')).text()).toBe('index.en, visitor');
    expect(await (await get('/?lang=fr')).text()).toBe('index.fr, visitor');
    expect(await (await get('/?lang=xx')).text()).toBe('index.en, visitor');
  });

  it("is in the browser's language, unless the address names another", async () => {
    const from = async (path: string, languages: string) =>
      (await get(path, { 'accept-language': languages })).text();
    expect(await from('/', 'fr-CA,fr;q=0.9,en;q=0.8')).toBe('index.fr, visitor');
    expect(await from('/', 'de,es;q=0.5')).toBe('index.es, visitor');
    expect(await from('/', 'de')).toBe('index.en, visitor');
    expect(await from('/?lang=en', 'fr-CA')).toBe('index.en, visitor');
    expect((await get('/')).headers.get('vary')).toContain('Accept-Language');
  });

  it('lets a person with a session find out who they are', async () => {
    const page = await get('/', { cookie: 'sid=x' });
    expect(await page.text()).toBe('index.en, signed in');
    expect(page.headers.get('link')).toContain('</api/auth/me>; rel=preload');
    expect((await get('/')).headers.get('link')).toBeNull();
  });

  it('is the empty shell where the address continues behind the hash', async () => {
    expect(await (await get('/?v=')).text()).toBe('shell.en, visitor');
    expect(await (await get('/?auth=error&lang=fr')).text()).toBe('shell.fr, visitor');
    const french = await get('/?v=b1', { 'accept-language': 'fr-CA' });
    expect(await french.text()).toBe('shell.fr, visitor');
  });

  it('is revalidated each time, and not sent again unless it changed', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const signedIn = { cookie: 'sid=x', 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get('/', signedIn)).status).toBe(200);
  });

  it('allows only its own origin and its own inline scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-abc=' 'sha256-def='");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/stripe|https:|frame-src|connect-src/);
  });
});

describe('a scene', () => {
  it('is served as it is, and kept for a week', async () => {
    const answer = await get('/scenes/sink.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
  });

  it('that nobody drew is an address like any other', async () => {
    expect((await get('/scenes/castle.svg')).status).toBe(302);
  });
});

describe('the policy where cards go to Stripe', () => {
  const directives = Object.fromEntries(
    contentSecurityPolicy(['sha256-abc='], { withStripe: true })
      .split('; ')
      .map((directive) => directive.split(/ (.*)/)),
  ) as Record<string, string>;
  const scripts = 'https://js.stripe.com https://*.js.stripe.com';

  it('allows the script, the frames and the calls that Stripe documents, and no more', () => {
    expect(directives['script-src']).toBe(`'self' 'sha256-abc=' ${scripts}`);
    expect(directives['frame-src']).toBe(`${scripts} https://hooks.stripe.com`);
    expect(directives['connect-src']).toBe("'self' https://api.stripe.com");
    const others = Object.entries(directives).filter(
      ([name]) => !/script|frame-src|connect/.test(name),
    );
    expect(others.filter(([, sources]) => sources.includes('stripe'))).toEqual([]);
  });

  it('is as strict as before in all else', () => {
    const { 'frame-src': _, 'connect-src': __, 'script-src': ___, ...rest } = directives;
    const plain = contentSecurityPolicy(['sha256-abc='], { withStripe: false });
    for (const [name, sources] of Object.entries(rest))
      expect(plain).toContain(`${name} ${sources}`);
  });
});

it('lets pictures in from a tile server only where there is one', () => {
  const policy = (tileOrigin?: string) =>
    contentSecurityPolicy(['sha256-abc='], { withStripe: false, tileOrigin });
  expect(policy()).toContain("img-src 'self' data:;");
  expect(policy('https://tiles.example')).toBe(
    policy().replace("img-src 'self' data:", "img-src 'self' data: https://tiles.example"),
  );
});

describe('the pages of a marketplace with its own name and look', () => {
  const asItCame = brand.now();
  const logo = { url: '/api/site/logos/x', width: 50, height: 50, hasName: true };
  beforeAll(() => {
    brand.set({ name: 'B & <Co>', shades: shadesOf('#3730a3'), logo, version: 1 });
  });
  afterAll(() => brand.set(asItCame));

  it('have its name, escaped, its colours and its logo', async () => {
    const page = await (await get('/?lang=fr')).text();
    expect(page).toContain('<html data-visitor data-brand="B &amp; &lt;Co&gt;" lang="fr">');
    expect(page).toContain('<title>B &amp; &lt;Co&gt;</title>');
    expect(page).toContain('--color-pine-700:light-dark(#3730a3,');
    expect(page).toContain('url(/api/site/logos/x)');
    expect(page).toContain('<link rel="icon" href="/api/site/logos/x" type="image/png">');
    expect(await (await get('/favicon.svg')).text()).toBe('<svg fill="#3730a3"/>');
  });

  it('are compressed, distinguish signed-in people, and are rendered once per change', async () => {
    const answer = await get('/?lang=fr', { 'accept-encoding': 'gzip', cookie: 'sid=x' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const page = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(page).toMatch(/^<html data-brand=/);
    const tag = answer.headers.get('etag') ?? '';
    const same = { cookie: 'sid=x', 'if-none-match': tag };
    expect((await get('/?lang=fr', same)).status).toBe(304);
    brand.set({ ...brand.now(), name: 'C' });
    expect((await get('/?lang=fr', same)).status).toBe(200);
  });
});

describe('an asset', () => {
  it('is immutable and sent compressed to browsers that accept it', async () => {
    const zipped = await get('/assets/first-1.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(zipped.headers.get('cache-control')).toContain('immutable');
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/assets/first-1.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('let a;');
  });

  it('that is unknown is 404, and never a page', async () => {
    const gone = await get('/assets/old.js');
    expect(gone.status).toBe(404);
    expect(gone.headers.get('content-type')).not.toContain('html');
  });
});

describe('a portrait', () => {
  it('is kept for good, because a drawing never changes', async () => {
    const face = await get('/portraits/face.svg');
    expect(face.headers.get('content-type')).toBe('image/svg+xml');
    expect(face.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('that is unknown is 404, and never a page', async () => {
    expect((await get('/portraits/none.svg')).status).toBe(404);
  });
});

describe('any other address', () => {
  it('redirects to its place behind the hash, path and query as they came', async () => {
    const answer = await get('/sign-in/%C3%A9?lang=fr&x=%20');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/?v=b1#/sign-in/%C3%A9?lang=fr&x=%20');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('leads to the plans by the name that people give them', async () => {
    expect((await get('/plans')).headers.get('location')).toBe('/?v=b1#/subscription-plans');
    expect((await get('/plansx')).headers.get('location')).toBe('/?v=b1#/plansx');
  });

  it('is no open redirect', async () => {
    expect((await get('//evil.test/x')).headers.get('location')).toBe('/?v=b1#//evil.test/x');
  });

  it('is the file itself where there is one, but no page by its file name', async () => {
    expect(await (await get('/favicon.svg')).text()).toBe('<svg fill="#0f4c3a"/>');
    expect((await get('/index.en.html')).status).toBe(302);
  });
});

it('names the units of the site in its pages, where they are others than built in', async () => {
  const canadian = new Hono();
  const units = makeUnitsHolder('CAD');
  const languages = makeLanguagesHolder('en');
  const options = { languages, secure: false, withStripe: false, brand } as const;
  mountWeb(canadian, { ...options, web: readWebFolder(folder), units });
  const page = await (await canadian.request('http://nearhand.test/?lang=fr')).text();
  expect(page).toContain('data-currency="CAD"');
  expect(page).not.toContain('data-distance');
  units.set({ currency: 'USD', distanceUnit: 'mi' });
  const changed = await (await canadian.request('http://nearhand.test/?lang=fr')).text();
  expect(changed).toContain('data-distance="mi"');
  expect(changed).not.toContain('data-currency=');
  expect(changed).toContain('data-currency-chosen');
  expect(await (await get('/?lang=fr')).text()).not.toContain('data-currency');
});

describe('the pages of a site that does not offer every language', () => {
  const chosen = new Hono();
  const languages = makeLanguagesHolder('en');
  const read = async (address: string, accepted = 'de') => {
    const headers = { 'accept-language': accepted };
    return (await chosen.request(`http://nearhand.test${address}`, { headers })).text();
  };
  beforeAll(() => {
    const options = { secure: false, withStripe: false, brand, units: makeUnitsHolder('USD') };
    mountWeb(chosen, { ...options, languages, web: readWebFolder(folder) });
  });

  it('name those it offers, and have no others in their switch', async () => {
    expect(await read('/?lang=fr')).toBe('index.fr, visitor');
    languages.set({ offeredLanguages: ['en', 'fr'], defaultLanguage: 'fr' });
    const page = await read('/?lang=fr');
    expect(page).toContain('data-languages="en fr"');
    expect([...page.matchAll(/<option[^>]* value="(..)"/g)].map(([, code]) => code)).toEqual([
      'en',
      'fr',
    ]);
    languages.set({ offeredLanguages: ['fr'], defaultLanguage: 'fr' });
    expect(await read('/?lang=fr')).toContain('<header></header>');
    languages.set({ offeredLanguages: ['en', 'fr', 'es'], defaultLanguage: 'fr' });
    expect(await read('/?lang=fr')).toBe('index.fr, visitor');
  });

  it('are in the default for who wants none of them', async () => {
    languages.set({ offeredLanguages: ['en', 'fr'], defaultLanguage: 'fr' });
    for (const address of ['/', '/?lang=es', '/?lang=xx'])
      expect(await read(address, 'es-MX, de;q=0.5')).toContain('lang="fr"');
    expect(await read('/?lang=es', 'es, en;q=0.5')).toBe('index.en, visitor');
  });
});

it('says that the web is not built where it is not', async () => {
  const bare = new Hono();
  mountWeb(bare, {
    web: readWebFolder('/nowhere'),
    languages: makeLanguagesHolder('en'),
    units: makeUnitsHolder('USD'),
    secure: false,
    withStripe: false,
    brand,
  });
  expect((await bare.request('/')).status).toBe(503);
});
