import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { readManifest } from './manifest.ts';
import { sheetBuild } from './sheet.ts';

const ENTRY = 'styles/public-pages.css';

/** The build of the style sheet of server-rendered pages. */
export function publicPagesBuild(
  web: string,
  outDir: string,
  plugins: NonNullable<InlineConfig['plugins']>,
): InlineConfig {
  return sheetBuild(path.join(web, ENTRY), web, outDir, plugins);
}

/**
 * Adds the pictures of the build to the app's files, and to `build.json` the style sheet itself, its
 * CSP source and the fonts: the sheet is part of each page, which needs no second request to paint.
 */
export async function addPublicPages(web: string, built: string): Promise<void> {
  const manifest = await readManifest(built);
  const sheet = manifest[ENTRY]?.file;
  if (!sheet) throw new Error('The build has no style sheet of the public pages.');
  const styles = (await readFile(path.join(built, sheet), 'utf8')).trim();
  const filter = (file: string) => !file.endsWith('.css');
  await cp(path.join(built, 'assets'), path.join(web, 'assets'), { recursive: true, filter });
  const files = await readdir(path.join(web, 'assets'));
  const fonts = files
    .filter((file) => /^(figtree|bricolage-grotesque)-latin-wght-.*woff2$/.test(file))
    .map((file) => `/assets/${file}`);
  if (fonts.length !== 2)
    throw new Error('The fonts of the public pages are not those of the app.');
  const about = path.join(web, 'build.json');
  const known = JSON.parse(await readFile(about, 'utf8')) as object;
  const styleSource = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
  const publicPages = { styles, styleSource, fonts };
  await writeFile(about, JSON.stringify({ ...known, publicPages }));
}
