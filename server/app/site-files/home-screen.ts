import type { Hono } from 'hono';
import { light } from '#contract/look/colours.ts';
import type { Brand } from '#server/platform/brand.ts';
import type { Platform } from '#server/platform/platform.ts';
import { drawAppIcon } from './app-icon.ts';

/** In pixels; iPhones and iPads take the first. */
const SIZES = [180, 192, 512] as const;
const GROUND = light('paper');

/**
 * Mounts what a phone needs to install the site, under the operator's name and look: the manifest
 * (w3.org/TR/appmanifest), and icons, drawn when first requested after a change. Only installed
 * sites get push messages on iPhones.
 */
export function mountHomeScreen(app: Hono, { db, brand }: Pick<Platform, 'db' | 'brand'>): void {
  let drawn = new Map<number, Promise<Buffer>>();
  let drawnFor = brand.now();
  const draw = (size: number) => {
    if (drawnFor !== brand.now()) drawn = new Map();
    drawnFor = brand.now();
    const icon = drawn.get(size) ?? drawAppIcon(db, drawnFor, size);
    drawn.set(size, icon);
    icon.catch(() => drawn.delete(size));
    return icon;
  };
  app.get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(manifestOf(brand.now())), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    }),
  );
  app.get('/app-icons/:file', async (c) => {
    const size = SIZES.find((one) => `${one}.png` === c.req.param('file'));
    if (size === undefined) return c.text('Not found\n', 404, { 'cache-control': 'no-store' });
    return c.body(new Uint8Array(await draw(size)), 200, {
      'content-type': 'image/png',
      // An address with the version of the brand is immutable.
      'cache-control': c.req.query('v') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
}

function manifestOf({ name, version }: Brand) {
  const icons = SIZES.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/app-icons/${size}.png?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons,
  };
}
