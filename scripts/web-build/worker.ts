import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { InlineConfig } from 'vite';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { isFirstText, isTextOf } from './further-languages.ts';
import { reach, readManifest, type Manifest } from './manifest.ts';

const ENTRY = 'index.html';
/** What a signed-in person opens without a network, and what stands around it. */
const SCREENS = [
  'notices.tsx',
  'lazy-screens.tsx',
  'frame/signed-in-menu.tsx',
  'pages/account-language.tsx',
  'pages/customer/customer-home.tsx',
  'pages/customer/request.tsx',
  'pages/messages.tsx',
  'pages/notifications.tsx',
  'pages/professional/professional-dashboard.tsx',
];
/** Other screens are not stored because these link to them. */
const ANOTHER_SCREEN =
  /^(?:pages\/(?!home-notices|job-parts|customer\/|professional\/professional-)|features\/(?:admin|landing|sign-in|assistant-chat)\/)/;
const OTHER_TEXTS = /\/(?:admin|site-pages|credits|contact|landing|common|first-texts)\b/;
const FONT = /(figtree|bricolage-grotesque)-latin-wght-.*woff2$/;

/** The build of the service worker, which knows the files of the web in `web` by name. */
export async function workerBuild(sources: string, web: string): Promise<InlineConfig> {
  const program = await listProgram(web);
  return {
    configFile: false,
    root: sources,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { PROGRAM: JSON.stringify(program) },
    build: {
      outDir: web,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(sources, 'worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  };
}

async function listProgram(web: string) {
  const manifest = await readManifest(web);
  const { build } = JSON.parse(await readFile(path.join(web, 'build.json'), 'utf8')) as {
    build: string;
  };
  const entry = manifest[ENTRY];
  if (!entry) throw new Error('The build has no entry.');
  const first = new Set([
    entry.file,
    ...filesOf(manifest, reach(manifest, ENTRY)),
    ...Object.values(manifest).flatMap(({ css = [] }) => css),
    ...Object.values(manifest).flatMap(({ file }) => (FONT.test(file) ? [file] : [])),
    ...LANGUAGES.flatMap((language) =>
      Object.keys(manifest)
        .filter((key) => isFirstText(key, language))
        .map((key) => manifest[key]!.file),
    ),
  ]);
  const screens = filesOf(manifest, reachLater(manifest)).filter((file) => !first.has(file));
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, textsOf(manifest, language)]),
  );
  return { build, first: [...first].map(toAddress), screens: screens.map(toAddress), texts };
}

/** The screens with all parts that they load later, and what these load. */
function reachLater(manifest: Manifest): Set<string> {
  const found = new Set<string>();
  for (const screen of SCREENS) {
    if (!manifest[screen]) throw new Error(`The build has no ${screen}.`);
    reach(manifest, screen, found);
  }
  // A set is iterated with what is added on the way.
  for (const key of found)
    for (const part of manifest[key]?.dynamicImports ?? [])
      if (!/^(?:locales|\.\.\/languages)\//.test(part) && !ANOTHER_SCREEN.test(part))
        reach(manifest, part, found);
  return found;
}

function textsOf(manifest: Manifest, language: Language): string[] {
  const keys = Object.keys(manifest).filter(
    (key) => isTextOf(key, language) && !OTHER_TEXTS.test(key),
  );
  return keys.flatMap((key) => filesOf(manifest, reach(manifest, key))).map(toAddress);
}

function filesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))];
}

const toAddress = (file: string) => `/${file}`;
