import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { findTradeBySlug, tradeSlug } from './trades/trades.ts';

let site: StartedApp;
let ann: Professional;
const CANARY = '+1 514 555 0199';
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off', CURRENCY: 'CAD' } });
  ann = await aProfessional(site, 'Ann <b>Roy</b>', { rating: 4.5, reviews: 4 });
  await change(ann, { listed_at: new Date(), description: `Call ${CANARY} or ann@canary.example` });
});
afterAll(() => site.stop());

const change = ({ professionalId }: Professional, set: object) =>
  site.platform.db.updateTable('professionals').set(set).where('id', '=', professionalId).execute();
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.fetch(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const pathOf = (language: UnderstoodLanguage, { professionalId } = ann) =>
  `/${language}/pro/ann-b-roy-b-${professionalId}`;
const DIRECTORY = {
  en: ['/en/professionals', '/en/plumbers', '/en/plumbers/montreal-quebec'],
  fr: ['/fr/professionals', '/fr/plombiers', '/fr/plombiers/montreal-quebec'],
  es: ['/es/professionals', '/es/plomeros', '/es/plomeros/montreal-quebec'],
};

const thing = z.looseObject({ '@type': z.string() });
const business = z.looseObject({
  '@type': z.literal('Plumber'),
  name: z.string(),
  url: z.url(),
  address: z.looseObject({ addressLocality: z.string(), addressCountry: z.string() }),
  aggregateRating: z.looseObject({ ratingValue: z.number(), reviewCount: z.int() }),
});
const data = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing) });
const dataIn = (html: string) =>
  data.parse(
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''),
  );
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, language, address]) => `${language} ${address}`,
  );

describe('the page of a professional', () => {
  test('can be passed on without a script: by mail, by text message, and as an address', async () => {
    const { text } = await get(pathOf('fr'));
    const url = `http://localhost:3000${pathOf('fr')}`;
    expect(text).toContain(`href="mailto:?subject=Ann`);
    expect(text).toContain(`body=${encodeURIComponent(url)}`);
    expect(text).toContain(`<input readonly value="${url}"`);
  });

  test.each(UNDERSTOOD_LANGUAGES)(
    'exists in %s, without a contact, a script or markup of theirs',
    async (language) => {
      const { status, headers, text } = await get(pathOf(language));
      expect(status).toBe(200);
      expect(text).toContain('Ann &lt;b&gt;Roy&lt;/b&gt;');
      for (const contact of [CANARY, 'canary.example', ann.email, '<b>']) {
        expect(text).not.toContain(contact);
      }
      expect(text.match(/<script[^>]*>/g)).toEqual([
        '<script>',
        '<script type="application/ld+json">',
        '<script>',
      ]);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('public, max-age=300');
      const again = await get(pathOf(language), { 'if-none-match': headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    },
  );

  test('can be installed, and has its French name here', async () => {
    const { headers, text } = await get(pathOf('en'));
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(headers.get('content-security-policy')).toContain("manifest-src 'self'");
    expect(text).toContain('Français (Québec)');
  });

  test('writes rates in the currency of the site', async () => {
    await change(ann, { hourly_rate: 65, minimum_job: 120.5 });
    const french = (await get(pathOf('fr'))).text.replaceAll(/\s/g, ' ');
    expect(french).toContain('65 $ l’heure');
    expect(french).toContain('à partir de 120,50 $');
    const { text } = await get(pathOf('en'));
    expect(text).toContain('CA$65 an hour');
    expect(dataIn(text)['@graph'][0]).toMatchObject({
      priceRange: 'CA$65/h',
      currenciesAccepted: 'CAD',
    });
    expect((await get(DIRECTORY.en[2]!)).text).toContain('CA$65 an hour');
  });

  test('has structured data, with a rating only where there is one', async () => {
    const [about, crumbs] = dataIn((await get(pathOf('en'))).text)['@graph'];
    expect(business.parse(about).aggregateRating).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 4,
    });
    expect(crumbs?.['@type']).toBe('BreadcrumbList');
    const ben = await aProfessional(site, 'Ben', { profession: 'dj' });
    await change(ben, { listed_at: new Date() });
    const fresh = dataIn((await get(`/en/pro/ben-${ben.professionalId}`)).text)['@graph'][0];
    expect(fresh).not.toHaveProperty('aggregateRating');
    await change(ben, { listed_at: null });
  });

  test('redirects from another name to its own address, and without a language to the reader’s', async () => {
    const moved = await get(`/fr/pro/somebody-${ann.professionalId}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, pathOf('fr')]);
    const path = pathOf('en').slice('/en'.length);
    const sent = await get(path, { 'accept-language': 'es-MX,es;q=0.9' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, pathOf('es')]);
  });

  test('is the same 404 for everybody who is not listed', async () => {
    const absent = {
      'not consenting': { listed_at: null },
      unclaimed: { listed_at: new Date(), user_id: null },
      'suspended or leaving': { listed_at: new Date(), active: false },
    };
    const texts = new Set<string>();
    for (const [name, set] of Object.entries(absent)) {
      const one = await aProfessional(site, 'Gone');
      await change(one, set);
      const { status, text, headers } = await get(`/en/pro/gone-${one.professionalId}`);
      expect([name, status, headers.get('x-robots-tag')]).toEqual([name, 404, 'noindex']);
      texts.add(text);
      expect((await get(`/en/badge/${one.professionalId}.svg`)).status).toBe(404);
    }
    texts.add((await get(`/en/pro/gone-${randomUUID()}`)).text);
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('noindex');
  });

  test('is 404 for an invalid id, and for a page of reviews beyond the last', async () => {
    const hostile = ['x', `a'-${'9'.repeat(400)}`, '%00', '%3Cscript%3E'];
    for (const name of hostile) expect((await get(`/en/pro/${name}`)).status).toBe(404);
    for (const page of ['0', '2', '-1', 'abc', '1e9', '999999999999']) {
      expect((await get(`${pathOf('en')}?page=${page}`)).status).toBe(404);
    }
  });
});

describe('the directory', () => {
  test('names the same alternates on each of the three pages that are one', async () => {
    for (const at of [0, 1, 2]) {
      const pages = await Promise.all(
        UNDERSTOOD_LANGUAGES.map((one) => get(DIRECTORY[one][at] ?? '')),
      );
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [first = [], ...others] = pages.map(({ text }) => alternatesIn(text));
      expect(first).toHaveLength(4);
      for (const other of others) expect(other).toEqual(first);
      for (const language of UNDERSTOOD_LANGUAGES) {
        expect(first.some((one) => one.endsWith(DIRECTORY[language][at] ?? '?'))).toBe(true);
      }
    }
  });

  test('links down to the page of a professional, whose list has structured data too', async () => {
    expect((await get('/fr/professionals')).text).toContain('href="/fr/plombiers"');
    expect((await get('/fr/plombiers')).text).toContain('href="/fr/plombiers/montreal-quebec"');
    const { text } = await get('/fr/plombiers/montreal-quebec');
    expect(text).toContain(`href="${pathOf('fr')}"`);
    expect(dataIn(text)['@graph'].map((one) => one['@type'])).toEqual([
      'BreadcrumbList',
      'ItemList',
    ]);
  });

  test('draws a map of a city: its districts, and each professional in theirs', async () => {
    const { text } = await get('/fr/plombiers/montreal-quebec');
    const [map = ''] = /<svg [^>]*class="area-map [^]*?<\/svg>/.exec(text) ?? [];
    expect(map).toContain('aria-label="Carte (Montréal) : où travaillent ces professionnels"');
    expect(map.match(/<image /g)).toHaveLength(1);
    expect(map).toContain('>10\u00a0km<');
    expect(map.match(/area-map-label/g)?.length).toBeGreaterThan(3);
    expect(map).not.toContain('NaN');
  });

  test('has a further trade too', async () => {
    const trade = {
      professional_id: ann.professionalId,
      profession_id: PROFESSIONS.indexOf('roofer') + 1,
    };
    await site.platform.db.insertInto('further_professions').values(trade).execute();
    expect((await get('/en/roofers/montreal-quebec')).text).toContain(pathOf('en'));
    await site.platform.db.deleteFrom('further_professions').execute();
    expect((await get('/en/roofers/montreal-quebec')).status).toBe(404);
  });

  test('finds a trade by a part of its name, without its accents', async () => {
    const linked = async (words: string) =>
      (await get(`/es/professionals?q=${encodeURIComponent(words)}`)).text.includes(
        'href="/es/plomeros"',
      );
    expect(await linked('PLOMÉR')).toBe(true);
    expect(await linked('abogad')).toBe(false);
  });

  test('shows what was searched for as text, never as markup', async () => {
    const { status, text } = await get(
      '/en/professionals?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    );
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
  });

  test('lists a city in the order asked for, and the best first for an unknown order', async () => {
    const bea = await aProfessional(site, 'Bea', { rating: 5, reviews: 40 });
    await change(bea, { listed_at: new Date(), hourly_rate: 90 });
    await change(ann, { hourly_rate: 40 });
    const isAnnFirst = async (query: string) => {
      const { text } = await get(`/en/plumbers/montreal-quebec${query}`);
      return text.indexOf(ann.professionalId) < text.indexOf(bea.professionalId);
    };
    expect(await isAnnFirst('')).toBe(false);
    expect(await isAnnFirst('?sort=reviews')).toBe(false);
    expect(await isAnnFirst('?sort=price')).toBe(true);
    expect(await isAnnFirst('?sort=;drop')).toBe(false);
    await change(bea, { listed_at: null });
  });

  test('names a city and its region once where they are called the same', async () => {
    const luz = await aProfessional(site, 'Luz', {
      profession: 'tiler',
      near: { lat: 40.4168, lon: -3.7038 },
    });
    await change(luz, { area: 'Madrid, Madrid', listed_at: new Date() });
    const { text } = await get('/en/tilers');
    expect(text.replaceAll(/<[^>]+>/g, '|')).toMatch(/\|Madrid\|+1 professional/);
    await change(luz, { listed_at: null });
  });

  test('has no page for an empty city, an unknown trade or an absurd page', async () => {
    const none = [
      '/en/djs',
      '/en/plumbers/toronto-ontario',
      '/en/plombiers',
      '/fr/plombiers/x',
      '/en/plumbers/montreal-quebec?page=2',
    ];
    for (const path of none) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('has a name for every trade in every language', () => {
    for (const language of UNDERSTOOD_LANGUAGES) {
      for (const trade of PROFESSIONS) {
        expect(findTradeBySlug(tradeSlug(trade, language), language)).toBe(trade);
      }
    }
    expect(findTradeBySlug('professionals', 'en')).toBeUndefined();
  });
});

test('the site map lists exactly those who are listed, and the pages above them', async () => {
  const index = await get('/sitemap.xml');
  const files = [...index.text.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const texts = await Promise.all(files.map(async (file) => (await get(file)).text));
  const listed = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? ''),
  );
  const paths = listed.map((url) => url.replace(site.platform.config.publicUrl, '')).toSorted();
  const expected = UNDERSTOOD_LANGUAGES.flatMap((one) => [
    pathOf(one),
    `/?lang=${one}`,
    ...DIRECTORY[one],
  ]);
  expect(paths).toEqual(expected.toSorted());
  expect((await get('/sitemap/professionals-2.xml')).status).toBe(404);
  expect((await get('/robots.txt')).text).toContain('Disallow: /api/');
});

test('the badge is a picture that other sites may show', async () => {
  const { status, headers, text } = await get(`/fr/badge/${ann.professionalId}.svg`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(text).toContain('4 avis');
  expect(text).not.toMatch(/<script|href=|@import/);
});
