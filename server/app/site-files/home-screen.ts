import type { Hono } from 'hono';
import type { Language, SiteLanguages } from '#contract/language.ts';
import { directionOf } from '#contract/written-language.ts';
import { light } from '#contract/look/colours.ts';
import type { Brand } from '#server/platform/brand.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { drawAppIcon } from './app-icon.ts';
import { HOME_SCREEN_TEXTS } from './home-screen-texts.ts';

/** In pixels; iPhones and iPads take the first. */
const SIZES = [180, 192, 512] as const;
const GROUND = light('paper');
/** Of `web/public/app-screens`; three pages of the demo world. */
const SCREENSHOTS = [
  { src: '/app-screens/narrow-home.webp', sizes: '390x844', form_factor: 'narrow' },
  { src: '/app-screens/narrow-requests.webp', sizes: '390x844', form_factor: 'narrow' },
  { src: '/app-screens/wide-requests.webp', sizes: '1280x800', form_factor: 'wide' },
].map((picture) => ({ ...picture, type: 'image/webp' }));

/**
 * Mounts what a phone needs to install the site, under the operator's name and look: the manifest
 * (w3.org/TR/appmanifest), and icons, drawn when first requested after a change. Only installed
 * sites get push messages on iPhones.
 */
export function mountHomeScreen(
  app: Hono,
  { db, brand, config }: Pick<Platform, 'db' | 'brand'> & { config: SiteLanguages },
): void {
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
  app.get('/manifest.webmanifest', (c) => {
    const said = [c.req.query('lang')];
    const language = callerLanguage(said, c.req.header('accept-language'), config);
    return c.body(JSON.stringify(manifestOf(brand.now(), language)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
      vary: 'Accept-Language',
    });
  });
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

function manifestOf(brand: Brand, language: Language) {
  const { name } = brand;
  const { description, shortcuts } = HOME_SCREEN_TEXTS[language];
  const icons = iconsOf(brand);
  const icon = icons.filter(({ sizes }) => sizes === '192x192');
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['business', 'lifestyle'],
    background_color: GROUND,
    theme_color: GROUND,
    icons,
    shortcuts: [
      { name: shortcuts.newRequest, url: '/ask', icons: icon },
      { name: shortcuts.requests, url: '/dashboard', icons: icon },
      { name: shortcuts.messages, url: '/messages', icons: icon },
    ],
    ...(isOurOwn(brand) && { screenshots: SCREENSHOTS }),
  };
}

function iconsOf({ version }: Brand) {
  return SIZES.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/app-icons/${size}.png?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
}

/** The pictures show our name and colours: an operator's site does not look like them. */
function isOurOwn({ name, shades, logo }: Brand): boolean {
  return name === 'Nearhand' && !shades && !logo;
}
