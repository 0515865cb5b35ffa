import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shadesOf } from '#contract/brand-colours.ts';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { makeBrandHolder } from '#server/platform/brand.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { mountHomeScreen } from './home-screen.ts';

const app = new Hono();
const brand = makeBrandHolder('Nearhand');
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  mountHomeScreen(app, {
    db: database.db,
    brand,
    config: { offeredLanguages: UNDERSTOOD_LANGUAGES, defaultLanguage: 'fr' },
  });
});
afterAll(() => database.drop());

interface Manifest {
  name: string;
  lang: string;
  shortcuts: { name: string; url: string }[];
  screenshots?: { src: string }[];
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

async function readManifest(headers: Record<string, string> = {}): Promise<Manifest> {
  const answer = await app.request('/manifest.webmanifest', { headers });
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  return (await answer.json()) as Manifest;
}

/** Size of an icon, whether it has transparency, and the colour of its corner. */
async function look(address: string) {
  const answer = await app.request(address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height, hasAlpha } = await image.metadata();
  const [red = 0, green = 0, blue = 0] = await image.raw().toBuffer();
  const corner = `#${Buffer.from([red, green, blue]).toString('hex')}`;
  return { size: `${width}x${height}`, hasAlpha, corner };
}

it('names the site and icons that are as large as declared', async () => {
  const manifest = await readManifest();
  expect(manifest).toMatchObject({ name: 'Nearhand', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons)
    expect(await look(src)).toEqual({ size: sizes, hasAlpha: false, corner: '#0f4c3a' });
});

it('speaks the language of the browser, else that of the site', async () => {
  const { lang, shortcuts } = await readManifest();
  expect([lang, shortcuts.map(({ name }) => name)]).toEqual([
    'fr',
    ['Nouvelle demande', 'Mes demandes', 'Messages'],
  ]);
  expect((await readManifest({ 'accept-language': 'es-MX,es;q=0.9' })).lang).toBe('es');
});

it('shows pictures only of a site that looks like them', async () => {
  const { screenshots = [] } = await readManifest();
  for (const { src } of screenshots)
    expect((await sharp(readFileSync(`web/public${src}`)).metadata()).format).toBe('webp');
  expect(screenshots).toHaveLength(3);
  const own = brand.now();
  brand.set({ ...own, name: 'Chez nous' });
  expect((await readManifest()).screenshots).toBeUndefined();
  brand.set(own);
});

it('follows a change of name, colour and logo', async () => {
  brand.set({ name: 'Chez nous', shades: shadesOf('#1d4e89'), logo: null, version: 1 });
  const { name, icons } = await readManifest();
  expect([name, icons.every(({ src }) => src.endsWith('?v=1'))]).toEqual(['Chez nous', true]);
  expect((await look('/app-icons/180.png')).corner).toBe(brand.now().shades?.['700']);

  const id = uuidv7();
  const grey = { width: 90, height: 90, channels: 3, background: '#777777' } as const;
  const png = await sharp({ create: grey }).png().toBuffer();
  await database.db
    .insertInto('site_logos')
    .values({ id, png, width: 90, height: 90, created_at: new Date('2026-11-20T12:00:00Z') })
    .execute();
  const logo = { url: `/api/site/logos/${id}`, width: 90, height: 90, hasName: false };
  brand.set({ name: 'Chez nous', shades: null, logo, version: 2 });
  expect((await look('/app-icons/180.png')).corner).toBe('#ffffff');
});

it('is revalidated where the address has no version', async () => {
  const caching = async (address: string) =>
    (await app.request(address)).headers.get('cache-control');
  expect(await caching('/app-icons/192.png')).toBe('no-cache');
  expect(await caching('/app-icons/192.png?v=2')).toContain('immutable');
  expect((await app.request('/app-icons/100000.png')).status).toBe(404);
});

it('is linked by the page of the site', async () => {
  const page = await readFile('web/index.html', 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/app-icons/180.png" />');
});
