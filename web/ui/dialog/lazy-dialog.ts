import type { ComponentType } from 'react';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';

/**
 * A lazily loaded dialog: prefetched when the browser is idle, so that it opens at once, also
 * offline.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));
  if (typeof window !== 'undefined') whenIdle(() => void load().catch(() => {}));
  return lazyPart(load);
}
