/** The metadata of a module (the part we read). */
interface ModuleInfo {
  isEntry: boolean;
  importers: string[];
}
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}

export const FIRST_CHUNK = 'first';

/**
 * Names the chunk of a module. Everything the first screen needs goes into one, because a dozen
 * small ones compress a tenth worse; the rest is left to the bundler.
 */
export function chunkOf(id: string, context: ChunkingContext): string | null {
  return isNeededFirst(id, context, new Set()) ? FIRST_CHUNK : null;
}

/** Whether the entry reaches the module without a dynamic import. */
function isNeededFirst(id: string, context: ChunkingContext, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = context.getModuleInfo(id);
  if (!info) return false;
  return info.isEntry || info.importers.some((next) => isNeededFirst(next, context, seen));
}
