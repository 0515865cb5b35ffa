import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/**
 * The setting shared_buffers, PostgreSQL's page cache: an eighth of the memory this process may
 * use, 128 to 512 MB. Beyond 128 MB a search among a million professionals no longer reads every
 * other page through the system, which made it more than twice as slow (docs/scaling.md). Memory is
 * taken only as pages are used.
 */
export function sharedBuffers(memory: number = usableMemory()): string {
  const eighth = Math.floor(memory / 8 / megabyte);
  return `${Math.min(512, Math.max(128, eighth))}MB`;
}

/** A container's limit where there is one. */
function usableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
