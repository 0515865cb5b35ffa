import { useSyncExternalStore } from 'react';
import type { QueuedAction } from './queued-action.ts';
import { queuedActions, watchQueue } from './queue.ts';

/** The actions of this browser that wait or failed, in their order; changes re-render. */
export function useQueue(): readonly QueuedAction[] {
  return useSyncExternalStore(watchQueue, queuedActions, queuedActions);
}
