import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FURTHER_LANGUAGES } from '#contract/further-languages.generated.ts';
import { reach, readManifest, type Manifest } from './manifest.ts';

/** Budgets in kB of 1000 bytes, compressed by gzip: docs/decisions/0021-web-budgets.md. */
export const WEB_BUDGETS = {
  landingScript: 85,
  landingPage: 17,
  styles: 25,
  frame: 20,
  lazyScreen: 52,
} as const;

/**
 * Shared by every screen but the landing page, loaded once: calls, their cache, the live stream.
 */
const FRAME = 'lib/api/data-provider.tsx';

/** The page with the heaviest texts represents all three. */
const LANDING = 'index.fr.html';

export interface Weight {
  what: string;
  kB: number;
  budget: number;
}

/**
 * Measures the built web: the scripts of the landing page, its HTML with critical CSS, the app's
 * style sheet, the frame of all other screens, and what each lazily loaded screen adds to it. The
 * folder must be compressed already.
 */
export async function weighWeb(web: string): Promise<Weight[]> {
  const manifest = await readManifest(web);
  const first = await loadedFirst(web, manifest);
  const lists = [...first, 'lazy-screens.tsx'];
  const screens = lists.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const frame = without(reach(manifest, FRAME), first);
  const lazy = [...new Set(screens)].filter((key) => !first.has(key) && key.endsWith('.tsx'));
  return [
    { what: 'landing, scripts', ...(await sum(web, manifest, first, 'landingScript')) },
    ...(await pages(web)),
    { what: 'styles of the app', ...(await styles(web, manifest, first)) },
    { what: 'frame of the screens', ...(await sum(web, manifest, frame, 'frame')) },
    ...(await Promise.all(
      lazy.map(async (key) => ({
        what: `screen ${key}`,
        ...(await sum(web, manifest, added(manifest, key, first, frame), 'lazyScreen')),
      })),
    )),
  ];
}

/** Raises an error that names every weight over its budget. */
export function refuseOverweight(weights: readonly Weight[]): void {
  const over = weights.filter(({ kB, budget }) => kB > budget);
  if (over.length === 0) return;
  const lines = over.map(
    ({ what, kB, budget }) => `${what}: ${kB.toFixed(2)} kB, at most ${budget}`,
  );
  throw new Error(`The web is too heavy:\n${lines.join('\n')}`);
}

/** The modules loaded by the landing page, with their imports. */
async function loadedFirst(web: string, manifest: Manifest): Promise<Set<string>> {
  const text = await readFile(path.join(web, LANDING), 'utf8');
  const html = text.replaceAll(/<template[^]*?<\/template>/g, '');
  const asked = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, f]) => f),
  );
  const keys = Object.keys(manifest).filter((key) => asked.has(manifest[key]?.file));
  if (keys.length === 0) throw new Error(`${LANDING} asks for no script.`);
  return keys.reduce((seen, key) => reach(manifest, key, seen), new Set<string>());
}

/** A page is loaded into the frame; a part of a page possibly without it. */
function added(manifest: Manifest, key: string, first: Set<string>, frame: Set<string>) {
  const needed = without(reach(manifest, key), first);
  return key.startsWith('pages/') ? without(needed, frame) : needed;
}

function without(keys: Set<string>, others: Set<string>): Set<string> {
  return new Set([...keys].filter((key) => !others.has(key)));
}

async function pages(web: string): Promise<Weight[]> {
  const files = (await readdir(web)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => ({
      what: `page ${file}`,
      kB: await compressedSize(web, file),
      budget: WEB_BUDGETS.landingPage + roomOf(file),
    })),
  );
}

/** What a page may weigh more: it names every further language, whose own words may be longer. */
function roomOf(file: string): number {
  const codes = Object.keys(FURTHER_LANGUAGES);
  return 0.2 * codes.length + (codes.includes(file.split('.')[1] ?? '') ? 1 : 0);
}

/** The app's style sheet, loaded after the landing page. */
async function styles(web: string, manifest: Manifest, first: Set<string>) {
  const [file] = [...first].flatMap((key) => manifest[key]?.css ?? []);
  if (!file) throw new Error('The build names no style sheet.');
  return { kB: await compressedSize(web, file), budget: WEB_BUDGETS.styles };
}

async function sum(
  web: string,
  manifest: Manifest,
  keys: Set<string>,
  budget: keyof typeof WEB_BUDGETS,
) {
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? ''));
  const sizes = await Promise.all([...files].map((file) => compressedSize(web, file)));
  return { kB: sizes.reduce((a, b) => a + b, 0), budget: WEB_BUDGETS[budget] };
}

async function compressedSize(web: string, file: string): Promise<number> {
  return (await stat(path.join(web, `${file}.gz`))).size / 1000;
}
