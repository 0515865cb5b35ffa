import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const DIST = path.join(ROOT, 'dist');
const WEB = path.join(DIST, 'web');
const KEY = path.join(DIST, '.build-key');
// The style sheet of the public pages contains the classes in their templates.
const SOURCES = ['web', 'contract', 'languages', 'scripts', 'server/directory'];
const SETTINGS = ['vite.config.ts', 'package-lock.json'];

/**
 * Builds the web into `dist/web` unless it already fits the sources (a few milliseconds). Raises an
 * error when the build fails or a budget is broken; the previous build then stays.
 */
export async function buildWebIfNeeded(): Promise<void> {
  const key = await keyOfSources();
  if ((await keyOfBuild()) === key) return;
  console.log('Building the web …');
  await buildWeb();
  await writeFile(KEY, key);
}

/** Whether the web in `dist/web` was built from the sources as they are now. */
export async function webFitsSources(): Promise<boolean> {
  return (await keyOfBuild()) === (await keyOfSources());
}

function keyOfBuild(): Promise<string> {
  return readFile(KEY, 'utf8').catch(() => '');
}

async function buildWeb(): Promise<void> {
  const work = path.join(DIST, `building-${process.pid}`);
  try {
    await bundle(work);
    await rm(KEY, { force: true });
    await replace(WEB, path.join(work, 'web'));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A concurrent start may move its build there at the same moment: both are valid. */
async function replace(folder: string, by: string, attempts = 5): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  try {
    await rename(by, folder);
  } catch (error) {
    if (attempts === 0) throw error;
    await replace(folder, by, attempts - 1);
  }
}

// The build tools are only loaded when needed.
async function bundle(work: string): Promise<void> {
  const { build } = await import('vite');
  const { BRAND_MARK, prerenderLanding, writeHtml } = await import('./web-build/html.ts');
  const { prerenderScreens } = await import('./web-build/screens.ts');
  const { criticalStyles } = await import('./web-build/critical-styles.ts');
  const { compressFolder } = await import('./web-build/compress.ts');
  const { refuseOverweight, weighWeb } = await import('./web-build/sizes.ts');
  const { addPublicPages, publicPagesBuild } = await import('./web-build/public-pages.ts');
  const { workerBuild } = await import('./web-build/worker.ts');
  const { default: tailwindcss } = await import('@tailwindcss/vite');

  const web = path.join(work, 'web');
  const publicPages = path.join(work, 'public-pages');
  const server = path.join(work, 'server');
  await buildScripts(web);
  const define = { 'import.meta.env.VITE_BRAND_NAME': JSON.stringify(BRAND_MARK) };
  await build({ ...inFolder(server, 'entry-server.tsx'), define });
  const sources = path.join(ROOT, 'web');
  const entry = path.join(server, 'entry-server.js');
  const landing = await prerenderLanding(entry);
  const screens = await prerenderScreens(entry);
  const first = [...Object.values(landing), ...screens];
  const styles = await criticalStyles(sources, web, work, first, [tailwindcss()]);
  await writeHtml(web, landing, screens, styles);
  await build(publicPagesBuild(sources, publicPages, [tailwindcss()]));
  await addPublicPages(web, publicPages);
  await build(await workerBuild(sources, web));
  await compressFolder(web);
  refuseOverweight(await weighWeb(web));
}

/** Twice: how the bundler divides the web shows which of its chunks are better merged. */
async function buildScripts(web: string): Promise<void> {
  const { build } = await import('vite');
  const { mergeChunks } = await import('./web-build/merge-chunks.ts');
  const { refuseCircles } = await import('./web-build/refuse-circles.ts');
  const config = inFolder(web);
  const divided = await build({ ...config, build: { ...config.build, write: false } });
  const names = mergeChunks(chunksOf(divided as Rolldown.RolldownOutput));
  const merged = { name: (id: string) => names.get(id), includeDependenciesRecursively: false };
  const output = { codeSplitting: { groups: [merged] } };
  const built = await build({ ...config, build: { ...config.build, rolldownOptions: { output } } });
  refuseCircles(chunksOf(built as Rolldown.RolldownOutput));
}

function chunksOf({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === 'chunk');
}

function inFolder(outDir: string, ssr?: string): InlineConfig {
  return {
    configFile: path.join(ROOT, 'vite.config.ts'),
    root: path.join(ROOT, 'web'),
    logLevel: 'error',
    mode: 'production',
    build: { outDir, emptyOutDir: true, ...(ssr ? { ssr, manifest: false } : {}) },
    ...(ssr ? { ssr: { noExternal: true } } : {}),
  };
}

async function keyOfSources(): Promise<string> {
  const hash = createHash('sha256').update(process.env['BRAND_NAME'] ?? '');
  for (const file of await sourceFiles()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

async function sourceFiles(): Promise<string[]> {
  await mkdir(DIST, { recursive: true });
  const inside = await Promise.all(
    SOURCES.map(async (folder) => {
      const entries = await readdir(path.join(ROOT, folder), {
        recursive: true,
        withFileTypes: true,
      });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
        .filter((file) => matters(folder, file));
    }),
  );
  return [...inside.flat(), ...SETTINGS].toSorted();
}

function matters(folder: string, file: string): boolean {
  return folder === 'scripts'
    ? /\b(?:build-web|web-build)\b/.test(file)
    : !/\.test\.tsx?$/.test(file);
}
