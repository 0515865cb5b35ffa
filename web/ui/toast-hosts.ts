import { useSyncExternalStore } from 'react';

// An open modal dialog hides everything outside of it from screen readers and traps the focus, so
// the one Toaster moves into the topmost dialog: dialogs push their element here.
let hosts: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

/** A ref callback for a dialog's content element: notifications are shown inside it while it is open. */
export function hostToasts(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  set([...hosts, element]);
  return () => set(hosts.filter((host) => host !== element));
}

/** The element to show notifications in: the topmost open dialog, or undefined for the page. */
export function useToastHost(): HTMLElement | undefined {
  return useSyncExternalStore(watch, topmost, () => undefined);
}

function topmost(): HTMLElement | undefined {
  return hosts.at(-1);
}

function set(next: readonly HTMLElement[]): void {
  hosts = next;
  // Refs are set and cleaned up while React commits: tell the watchers afterwards.
  queueMicrotask(() => watchers.forEach((watcher) => watcher()));
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
