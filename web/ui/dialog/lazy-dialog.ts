import type { ComponentType } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/**
 * A window that no screen shows at first: fetched when the browser has nothing better to do, so that
 * it is there when somebody opens it, without a connection too.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));
  if (typeof window !== 'undefined') whenIdle(() => void load().catch(() => {}));
  return lazyPart(load);
}
