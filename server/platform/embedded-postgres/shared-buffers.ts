import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/**
 * The pages PostgreSQL keeps to itself, as its setting: an eighth of the memory this process may use,
 * 128 to 512 MB. Beyond 128 MB a search among a million professionals no longer asks the system for
 * every other page, which made it more than twice as slow (docs/scaling.md). Memory is taken only as
 * pages are used.
 */
export function sharedBuffers(memory: number = usableMemory()): string {
  const eighth = Math.floor(memory / 8 / megabyte);
  return `${Math.min(512, Math.max(128, eighth))}MB`;
}

/** A container's limit where there is one. */
function usableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
