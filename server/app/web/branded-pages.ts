import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { coloured, type Brand, type BrandHolder } from '#server/platform/brand.ts';
import { markup } from '#server/platform/html.ts';
import { brandStyle } from '#server/site/site.ts';
import { etagOf, type WebFile, type WebFolder } from './web-folder.ts';

/** Placeholder of the name in the build: scripts/web-build/html.ts. */
const BRAND_MARK = '__BRAND__';

/**
 * Finds files of the built web by name. Where the operator chose a name, colours or a logo, pages
 * and icons are rendered with them: made and compressed when first requested after a change, then
 * cached.
 */
export function brandedFiles(
  web: WebFolder,
  holder: BrandHolder,
): (name: string) => WebFile | undefined {
  let made = new Map<string, WebFile | undefined>();
  let madeFor = holder.now();
  return (name) => {
    const brand = holder.now();
    if (isAsBuilt(brand, web)) return web.files.get(name);
    if (brand !== madeFor) {
      made = new Map();
      madeFor = brand;
    }
    if (!made.has(name)) made.set(name, make(web, name, brand));
    return made.get(name);
  };
}

function isAsBuilt({ name, shades, logo }: Brand, web: WebFolder): boolean {
  return name === web.brand && !shades && !logo;
}

function make(web: WebFolder, name: string, brand: Brand): WebFile | undefined {
  const built = web.files.get(name);
  if (name.endsWith('.html')) {
    const template = web.files.get(`templates/${name.replace('.visitor', '')}`);
    const isVisitors = name.includes('.visitor');
    return built && template ? compressed(built, page(template, brand, isVisitors)) : built;
  }
  return built && name.endsWith('.svg')
    ? compressed(built, coloured(built.plain.toString(), brand.shades))
    : built;
}

function page(template: WebFile, brand: Brand, isVisitors: boolean): string {
  const { name, logo } = brand;
  const visitor = isVisitors ? 'data-visitor ' : '';
  const style = brandStyle(brand);
  return template.plain
    .toString()
    .replace('<html ', () => `<html ${visitor}${markup`data-brand="${name}" `.text}`)
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
