import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { readManifest } from './manifest.ts';
import { sheetBuild } from './sheet.ts';

/**
 * The critical CSS of what is prerendered, without that of other screens. Built from `web`
 * in the folder `work`; files it refers to are those of the app in `built`, because names are
 * content hashes.
 */
export async function criticalStyles(
  web: string,
  built: string,
  work: string,
  prerendered: readonly { root: string }[],
  plugins: NonNullable<InlineConfig['plugins']>,
): Promise<string> {
  const entry = path.join(work, 'first-sight.css');
  const pages = path.join(work, 'first-sight.html');
  const outDir = path.join(work, 'first-sight');
  await mkdir(work, { recursive: true });
  await writeFile(pages, prerendered.map(({ root }) => root).join('\n'));
  const look = path.join(web, 'styles/look.css');
  await writeFile(
    entry,
    `@import 'tailwindcss' source(none); @import '${look}'; @source '${pages}';`,
  );
  await build(sheetBuild(entry, web, outDir, plugins));
  const file = Object.values(await readManifest(outDir)).find(({ isEntry }) => isEntry)?.file;
  if (!file) throw new Error('The build has no styles of the first sight.');
  const styles = await readFile(path.join(outDir, file), 'utf8');
  await refuseUnknownFiles(built, styles);
  return styles;
}

async function refuseUnknownFiles(built: string, styles: string): Promise<void> {
  const known = new Set(await readdir(path.join(built, 'assets')));
  const named = [...styles.matchAll(/url\("?\/assets\/([^")]+)/g)].map(([, name]) => name ?? '');
  const unknown = named.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`The app has no ${unknown.join(', ')}.`);
}
