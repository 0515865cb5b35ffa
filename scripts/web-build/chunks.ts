import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = path.join(import.meta.dirname, '../../web');

/** The metadata of a module (the part we read). */
interface ModuleInfo {
  isEntry: boolean;
  importers: string[];
}
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Names the chunk of a module. Everything the first screen needs goes into one, because a dozen
 * small ones compress a tenth worse; the rest is left to the bundler.
 */
export function chunkOf(id: string, context: ChunkingContext): string | null {
  return isNeededFirst(id, context, new Set()) ? 'first' : null;
}

/**
 * An icon of several screens goes into a shared file: separately its name would weigh as much.
 * Those shared only within the operator's panel stay out of it, because everybody else would load
 * them.
 */
export const sharedIcons = {
  name: 'icons',
  test: (id: string) =>
    iconsOfManyScreens().has(/lucide-react\/.*\/([a-z0-9-]+)\.m?js$/.exec(id)?.[1] ?? ''),
  minShareCount: 5,
};

/**
 * Small parts of nearly every screen: separately, each would weigh more by its file than by its
 * content.
 */
export const smallParts = {
  name: 'small-parts',
  test: /web\/(ui\/(avatar|badge|stars|star-shape|icon-button|dialog\/lazy-dialog)|lib\/api\/idempotency-key|lib\/i18n\/(formatting|french-time))\.tsx?|contract\/(first-of-month|fold-text|durations|requests\/(place-name|urgency))/,
};

/** The names of trades and urgencies, for the same reason: every screen about requests has them. */
export const tradeNames = {
  name: 'trade-names',
  test: /contract\/professionals\/professions\.ts|web\/lib\/catalogue\/catalogue(-names)?\.ts/,
};

/** Whether the entry reaches the module without a dynamic import. */
function isNeededFirst(id: string, context: ChunkingContext, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = context.getModuleInfo(id);
  if (!info) return false;
  return info.isEntry || info.importers.some((next) => isNeededFirst(next, context, seen));
}

let known: ReadonlySet<string> | undefined;

/** The icon files imported by at least two modules outside of the panel. */
function iconsOfManyScreens(): ReadonlySet<string> {
  if (known) return known;
  const count = new Map<string, number>();
  for (const file of globSync('**/*.tsx', { cwd: WEB })) {
    if (/^(features|pages)\/admin/.test(file)) continue;
    for (const icon of iconsNamedIn(readFileSync(path.join(WEB, file), 'utf8')))
      count.set(icon, (count.get(icon) ?? 0) + 1);
  }
  known = new Set([...count].filter(([, times]) => times >= 2).map(([icon]) => icon));
  return known;
}

/** `ArrowLeft` is in `arrow-left.mjs`, `Columns3` in `columns-3.mjs`. */
function iconsNamedIn(source: string): string[] {
  const named = /import \{([^}]*)\} from 'lucide-react'/.exec(source)?.[1] ?? '';
  return named
    .split(',')
    .map((name) => name.trim().split(' ')[0] ?? '')
    .filter((name) => name !== '' && name !== 'type')
    .map((name) =>
      name
        .replace(/Icon$/, '')
        .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
        .toLowerCase(),
    );
}
