import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { coloured, type Brand, type BrandHolder } from '#server/platform/brand.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { LanguagesHolder } from '#server/platform/languages.ts';
import type { Units, UnitsHolder } from '#server/platform/units.ts';
import { markup } from '#server/platform/html.ts';
import { brandStyle } from '#server/site/site.ts';
import { etagOf, type WebFile, type WebFolder } from './web-folder.ts';

/** Placeholder of the name in the build: scripts/web-build/html.ts. */
const BRAND_MARK = '__BRAND__';
/** The language switch of a prerendered page: web/ui/language-switcher.tsx. */
const SWITCHER = /<span data-language-switcher[^>]*>[^]*?<\/select><\/span>/g;
/** What a page without units stands for: web/lib/currency.ts and distance-unit.ts. */
const BUILT_UNITS: Units = { currency: 'USD', distanceUnit: 'km' };

/**
 * Finds files of the built web by name. Where the operator chose a name, colours, a logo, units or fewer
 * languages, pages and icons are rendered with them: made and compressed when first requested after a
 * change, then cached.
 */
export function brandedFiles(
  web: WebFolder,
  holders: Holders,
): (name: string) => WebFile | undefined {
  let made = new Map<string, WebFile | undefined>();
  let madeFor = siteNow(holders);
  return (name) => {
    const site = siteNow(holders);
    if (isAsBuilt(site.brand, web) && isBuiltIn(site)) return web.files.get(name);
    if (isOther(site, madeFor)) {
      made = new Map();
      madeFor = site;
    }
    if (!made.has(name)) made.set(name, make(web, name, site));
    return made.get(name);
  };
}

function siteNow({ brand, units, languages }: Holders): Site {
  const { defaultCurrency } = units;
  const { offeredLanguages: offered } = languages.now();
  return { brand: brand.now(), units: units.now(), defaultCurrency, offered };
}

function isOther(site: Site, other: Site): boolean {
  const { brand, units, offered } = site;
  return brand !== other.brand || units !== other.units || offered !== other.offered;
}

function isAsBuilt({ name, shades, logo }: Brand, web: WebFolder): boolean {
  return name === web.brand && !shades && !logo;
}

function isBuiltIn(site: Site): boolean {
  return unitsOf(site) === '' && isAll(site.offered);
}

function make(web: WebFolder, name: string, site: Site): WebFile | undefined {
  const built = web.files.get(name);
  if (name.endsWith('.html')) {
    const template = web.files.get(`templates/${name.replace('.visitor', '')}`);
    const isVisitors = name.includes('.visitor');
    return built && template ? compressed(built, page(template, site, isVisitors)) : built;
  }
  return built && name.endsWith('.svg')
    ? compressed(built, coloured(built.plain.toString(), site.brand.shades))
    : built;
}

interface Holders {
  brand: BrandHolder;
  units: Pick<UnitsHolder, 'now' | 'defaultCurrency'>;
  languages: Pick<LanguagesHolder, 'now'>;
}

interface Site {
  brand: Brand;
  units: Units;
  defaultCurrency: Currency;
  offered: readonly Language[];
}

function page(template: WebFile, site: Site, isVisitors: boolean): string {
  const { brand } = site;
  const { name, logo } = brand;
  const visitor = isVisitors ? 'data-visitor ' : '';
  const style = brandStyle(brand);
  return withOfferedChoices(template.plain.toString(), site.offered)
    .replace(
      '<html ',
      () =>
        `<html ${visitor}${markup`data-brand="${name}" `.text}${unitsOf(site)}${languagesOf(site.offered)}`,
    )
    .replaceAll(BRAND_MARK, () => markup`${name}`.text)
    .replace('</head>', () => `${style && `<style>${style}</style>`}</head>`)
    .replace(/<link rel="icon"[^>]*>/, (icon) =>
      logo && isSquare(logo) ? `<link rel="icon" href="${logo.url}" type="image/png">` : icon,
    );
}

/** As attributes, where they are others than built in. */
function unitsOf({ units: { currency, distanceUnit }, defaultCurrency }: Site): string {
  return [
    currency === BUILT_UNITS.currency ? '' : `data-currency="${currency}" `,
    currency === defaultCurrency ? '' : 'data-currency-chosen ',
    distanceUnit === BUILT_UNITS.distanceUnit ? '' : `data-distance="${distanceUnit}" `,
  ].join('');
}

/** As an attribute, where not all are offered. */
function languagesOf(offered: readonly Language[]): string {
  return isAll(offered) ? '' : `data-languages="${offered.join(' ')}" `;
}

/** Removes from the prerendered language switch what it does not offer; of one language there is none. */
function withOfferedChoices(html: string, offered: readonly Language[]): string {
  if (offered.length === 1) return html.replaceAll(SWITCHER, '');
  const others = LANGUAGES.filter((language) => !offered.includes(language));
  return others.reduce(
    (page, language) =>
      page.replaceAll(new RegExp(`<option[^>]* value="${language}"[^>]*>[^<]*</option>`, 'g'), ''),
    html,
  );
}

function isAll(offered: readonly Language[]): boolean {
  return offered.length === LANGUAGES.length;
}

/** A wide logo is illegible in the tab of a browser. */
export function isSquare({ width, height }: { width: number; height: number }): boolean {
  return width < height * 1.3 && height < width * 1.3;
}

function compressed(built: WebFile, text: string): WebFile {
  const plain = Buffer.from(text);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    type: built.type,
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    brotli: brotliCompressSync(plain, brotli),
    etag: etagOf(plain),
  };
}
