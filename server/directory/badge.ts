import type { Context } from 'hono';
import type { Shades } from '#contract/brand-colours.ts';
import type { Language } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { light } from '#contract/look/colours.ts';
import { coloured } from '#server/platform/brand.ts';
import { markup } from '#server/platform/html.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ratingText } from './amounts.ts';
import { absentPage } from './absent-page.ts';
import { idIn } from './addresses.ts';
import { tagOf } from './locales.ts';
import { sanitizeLine } from './plain.ts';
import { findProfile } from './profile/read.ts';
import { sendWithETag, sendPage } from './send.ts';
import { STAR } from './shapes.ts';
import type { Site } from './site.ts';
import { textsIn } from './texts/texts.ts';

const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const AN_HOUR = 'public, max-age=3600';
const [WIDTH, HEIGHT] = [248, 72];

/** Sends rating and number of reviews as a picture for the professional's own website. */
export async function sendBadge(
  c: Context,
  platform: Platform,
  site: Site,
  asked: Language,
): Promise<Response> {
  const language = readerLanguage(site, asked);
  const file = c.req.param('file') ?? '';
  const id = file.endsWith('.svg') ? idIn(file.slice(0, -'.svg'.length)) : undefined;
  const professional = id && (await findProfile(platform, id));
  if (!professional) return sendPage(c, absentPage(language), site);
  c.header('content-security-policy', POLICY);
  c.header('cross-origin-resource-policy', 'cross-origin');
  c.header('access-control-allow-origin', '*');
  const picture = badge(professional.profile, {
    brand: site.brand,
    language,
    shades: site.chosen.shades,
  });
  return sendWithETag(c, picture, { type: 'image/svg+xml', caching: AN_HOUR });
}

function badge(
  profile: { name: string; rating: number; reviewCount: number },
  { brand, language, shades }: { brand: string; language: Language; shades: Shades | null },
): string {
  const texts = textsIn(language);
  const { rating, reviewCount } = profile;
  const said = ratingText(rating, language);
  const label = texts.badge.label(sanitizeLine(profile.name), said, reviewCount);
  const under = reviewCount > 0 ? texts.reviews(reviewCount) : texts.newHere;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" lang="${tagOf(language)}" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif"><title>${label}</title>
<rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="14" fill="${light('card')}" stroke="${light('line')}"/>
<g transform="translate(18 18) scale(1.125)"><path fill="${coloured(light('pine-700'), shades)}" d="M16 1.5c7.2 0 12.5 5.2 12.5 12 0 7.4-6.6 12.6-12.5 17-5.9-4.4-12.5-9.6-12.5-17 0-6.8 5.3-12 12.5-12z"/><path fill="none" stroke="${light('paper')}" stroke-width="3.6" stroke-linecap="round" d="M10 20.5v-5.8a6 6 0 0 1 12 0v5.8"/><circle cx="16" cy="17.8" r="2.3" fill="${light('lamp')}"/></g>
${reviewCount > 0 ? rated(rating, said, shades) : undefined}
<text x="68" y="${reviewCount > 0 ? 53 : 33}" font-size="${reviewCount > 0 ? 13 : 16}" font-weight="${reviewCount > 0 ? 400 : 600}" fill="${light('ink-soft')}">${under}${reviewCount > 0 ? ` ${texts.badge.on(brand)}` : undefined}</text>
${reviewCount > 0 ? undefined : markup`<text x="68" y="53" font-size="13" fill="${light('ink-soft')}">${texts.badge.on(brand)}</text>`}
</svg>
`.text;
}

function rated(rating: number, said: string, shades: Shades | null) {
  const whole = Math.round(rating);
  return markup`${[0, 1, 2, 3, 4].map((at) => markup`<path transform="translate(${68 + at * 22} 15)" d="${STAR}" fill="${at < whole ? coloured(light('pine-600'), shades) : light('line')}"/>`)}<text x="184" y="31" font-size="18" font-weight="700" fill="${light('ink')}">${said}</text>`;
}
