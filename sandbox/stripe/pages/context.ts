import type { Platform } from '#server/platform/platform.ts';
import type { Operations } from '../operations.ts';

/** The dependencies of the pages, once the sandbox is attached. */
export interface PageContext {
  platform: Platform;
  operations: Operations;
}

/** Throws before the sandbox is attached. */
export type ReachContext = () => PageContext;
