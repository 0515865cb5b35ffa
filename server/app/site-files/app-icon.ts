import { THEME_SHADES } from '#contract/brand-colours.ts';
import type { Brand, BrandLogo } from '#server/platform/brand.ts';
import type { Db } from '#server/platform/database/db.ts';
import { drawSvg, pictureLibrary } from '#server/files/files.ts';
import { markSvg } from '#server/platform/mark.ts';
import { findLogoBytes } from '#server/site/site.ts';
import { isSquare } from '#server/app/web/branded-pages.ts';

/**
 * Share of the width a maskable picture may use: whatever shape a phone cuts out leaves four
 * fifths.
 */
const SHARE = 0.6;

/**
 * The icon of the site on a home screen: its square logo on white, else our mark on its colour. A PNG
 * without transparency, `size` pixels wide and high.
 */
export async function drawAppIcon(db: Db, { logo, shades }: Brand, size: number): Promise<Buffer> {
  const shown = logo && isSquare(logo) ? await findLogoBytes(db, idOf(logo)) : undefined;
  const colour = (shades ?? THEME_SHADES)['700'];
  const inside = Math.round(size * SHARE);
  const sharp = await pictureLibrary();
  const picture = await sharp(shown ?? (await drawSvg(markSvg('#ffffff', colour), inside)))
    .resize(inside, inside, { fit: 'contain', background: '#ffffff00' })
    .toBuffer();
  const background = shown ? '#ffffff' : colour;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: picture }])
    .removeAlpha()
    .png()
    .toBuffer();
}

function idOf({ url }: BrandLogo): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
