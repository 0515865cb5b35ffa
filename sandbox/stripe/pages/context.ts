import type { Platform } from '#server/platform/platform.ts';
import type { Operations } from '../operations.ts';

/** What the pages work on, once the sandbox is attached. */
export interface PageContext {
  platform: Platform;
  operations: Operations;
}

/** Throws before the sandbox is attached. */
export type ReachContext = () => PageContext;
