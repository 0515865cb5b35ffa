import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { readManifest } from './html.ts';
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

/** Adds the build to the app's files, and their names to `build.json`. */
export async function addPublicPages(web: string, built: string): Promise<void> {
  const manifest = await readManifest(built);
  const styles = manifest[ENTRY]?.file;
  if (!styles) throw new Error('The build has no style sheet of the public pages.');
  await cp(path.join(built, 'assets'), path.join(web, 'assets'), { recursive: true });
  const files = await readdir(path.join(web, 'assets'));
  const fonts = files
    .filter((file) => /^(figtree|bricolage-grotesque)-latin-wght-.*woff2$/.test(file))
    .map((file) => `/assets/${file}`);
  if (fonts.length !== 2)
    throw new Error('The fonts of the public pages are not those of the app.');
  const about = path.join(web, 'build.json');
  const known = JSON.parse(await readFile(about, 'utf8')) as object;
  const publicPages = { styles: `/${styles}`, fonts };
  await writeFile(about, JSON.stringify({ ...known, publicPages }));
}
