import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Currency } from '#contract/quotes/money.ts';
import { coloured, type Brand, type BrandHolder } from '#server/platform/brand.ts';
import { markup } from '#server/platform/html.ts';
import { brandStyle } from '#server/site/site.ts';
import { etagOf, type WebFile, type WebFolder } from './web-folder.ts';

/** Placeholder of the name in the build: scripts/web-build/html.ts. */
const BRAND_MARK = '__BRAND__';
/** What a page without a currency stands for: web/lib/currency.ts. */
const BUILT_CURRENCY: Currency = 'USD';

/**
 * Finds files of the built web by name. Where the operator chose a name, colours, a logo or a currency, pages
 * and icons are rendered with them: made and compressed when first requested after a change, then
 * cached.
 */
export function brandedFiles(
  web: WebFolder,
  holder: BrandHolder,
  currency: Currency,
): (name: string) => WebFile | undefined {
  let made = new Map<string, WebFile | undefined>();
  let madeFor = holder.now();
  return (name) => {
    const brand = holder.now();
    if (isAsBuilt(brand, web) && currency === BUILT_CURRENCY) return web.files.get(name);
    if (brand !== madeFor) {
      made = new Map();
      madeFor = brand;
    }
    if (!made.has(name)) made.set(name, make(web, name, brand, currency));
    return made.get(name);
  };
}

function isAsBuilt({ name, shades, logo }: Brand, web: WebFolder): boolean {
  return name === web.brand && !shades && !logo;
}

function make(web: WebFolder, name: string, brand: Brand, currency: Currency): WebFile | undefined {
  const built = web.files.get(name);
  if (name.endsWith('.html')) {
    const template = web.files.get(`templates/${name.replace('.visitor', '')}`);
    const isVisitors = name.includes('.visitor');
    return built && template
      ? compressed(built, page(template, { brand, currency }, isVisitors))
      : built;
  }
  return built && name.endsWith('.svg')
    ? compressed(built, coloured(built.plain.toString(), brand.shades))
    : built;
}

interface Site {
  brand: Brand;
  currency: Currency;
}

function page(template: WebFile, { brand, currency }: Site, isVisitors: boolean): string {
  const { name, logo } = brand;
  const visitor = isVisitors ? 'data-visitor ' : '';
  const style = brandStyle(brand);
  const money = currency === BUILT_CURRENCY ? '' : `data-currency="${currency}" `;
  return template.plain
    .toString()
    .replace('<html ', () => `<html ${visitor}${markup`data-brand="${name}" `.text}${money}`)
    .replaceAll(BRAND_MARK, () => markup`${name}`.text)
    .replace('</head>', () => `${style && `<style>${style}</style>`}</head>`)
    .replace(/<link rel="icon"[^>]*>/, (icon) =>
      logo && isSquare(logo) ? `<link rel="icon" href="${logo.url}" type="image/png">` : icon,
    );
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
