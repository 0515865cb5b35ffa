import path from 'node:path';
import { FIRST_CHUNK } from './chunks.ts';

/** A chunk as the bundler divides the web on its own (the part of its output we read). */
export interface BuiltChunk {
  fileName: string;
  code: string;
  /** Files. */
  imports: string[];
  /** Files. */
  dynamicImports: string[];
  moduleIds: string[];
  facadeModuleId: string | null;
  name: string;
  isDynamicEntry: boolean;
}

/** Files that somebody loads together, and how much that counts beside the other visits. */
export interface Visit {
  files: ReadonlySet<string>;
  weight: number;
}

/** A screen at its first sight. */
const OPENED = 1;
/** A screen with the parts it prefetches: nobody waits for them. */
const SETTLED = 0.5;
/** A part of a screen, loaded into another screen. */
const PART = 0.2;
/** A part of what every visitor loads, the public landing page included. */
const EVERYWHERE = 100;

/** Loaded with every screen but the landing page: calls, their cache, the live stream. */
const FRAME = /\/web\/lib\/api\/data-provider\.tsx$/;

/** Everything loaded by the first screen: chunks of their own, as they are. */
export function loadedFirst(chunks: ReadonlyMap<string, BuiltChunk>): Set<string> {
  const entries = [...chunks.values()].filter(({ name }) => name === FIRST_CHUNK);
  return new Set(entries.flatMap(({ fileName }) => [...reach(chunks, fileName)]));
}

/** Every way to load part of the web, by the dynamic imports of its chunks. */
export function visitsOf(chunks: ReadonlyMap<string, BuiltChunk>): Visit[] {
  const first = loadedFirst(chunks);
  const fromFirst = new Set([...first].flatMap((file) => chunks.get(file)?.dynamicImports ?? []));
  const frame = [...chunks.values()].find((chunk) => FRAME.test(chunk.facadeModuleId ?? ''));
  const targets = new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports));
  return [...targets].flatMap((file): Visit[] => {
    const chunk = chunks.get(file);
    if (!chunk || first.has(file) || isText(chunk)) return [];
    const files = reach(chunks, file);
    if (isScreen(chunk)) {
      if (frame) reach(chunks, frame.fileName, files);
      const settled = withParts(chunks, files, first);
      return [
        { files, weight: OPENED },
        { files: settled, weight: SETTLED },
      ];
    }
    return [{ files, weight: fromFirst.has(file) ? EVERYWHERE : PART }];
  });
}

/** A page, or a list of pages: whoever opens one does not load the others. */
function isScreen({ facadeModuleId }: BuiltChunk): boolean {
  return /\/web\/(pages\/|lazy-screens\.tsx)/.test(facadeModuleId ?? '');
}

function isText({ moduleIds }: BuiltChunk): boolean {
  return moduleIds.some((id) => id.includes(`${path.sep}locales${path.sep}`));
}

/** The file with everything it imports statically. */
function reach(
  chunks: ReadonlyMap<string, BuiltChunk>,
  file: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks.get(file)?.imports ?? []) reach(chunks, next, seen);
  return seen;
}

/** A screen with the parts that it, or one of its parts, imports dynamically. */
function withParts(
  chunks: ReadonlyMap<string, BuiltChunk>,
  opened: ReadonlySet<string>,
  first: ReadonlySet<string>,
): Set<string> {
  const files = new Set(opened);
  // A set is iterated with what is added on the way.
  for (const file of files) {
    if (first.has(file)) continue;
    for (const next of chunks.get(file)?.dynamicImports ?? []) {
      const part = chunks.get(next);
      if (part && !first.has(next) && !isText(part) && !isScreen(part)) reach(chunks, next, files);
    }
  }
  return files;
}
