import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

type OnEscape = (event: KeyboardEvent) => void;

interface Host {
  element: HTMLElement;
  onEscape: { readonly current: OnEscape };
}

// An open modal dialog hides everything outside of it from screen readers and traps the focus, so
// the single Toaster moves into the topmost dialog: dialogs push their element here.
let hosts: readonly Host[] = [];
const watchers = new Set<() => void>();

/**
 * Returns the ref of a dialog's content element: toasts are shown inside it while it is open.
 * `onEscape` closes it, unless something inside handles the key: Radix passes it to the newest
 * layer, which would be the toast.
 */
export function useHostOfToasts(onEscape: OnEscape) {
  const latest = useRef(onEscape);
  useEffect(() => void (latest.current = onEscape));
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    set([...hosts, { element, onEscape: latest }]);
    return () => set(hosts.filter((host) => host.element !== element));
  }, []);
}

/** Passes Escape to the topmost dialog, if one is open; what that closes is closed alone. */
export function leaveToDialog(event: KeyboardEvent): void {
  const host = hosts.at(-1);
  if (!host) return;
  host.onEscape.current(event);
  event.preventDefault();
}

/** The element for toasts: the topmost open dialog, or undefined for the page. */
export function useToastHost(): HTMLElement | undefined {
  return useSyncExternalStore(watch, topmost, () => undefined);
}

function topmost(): HTMLElement | undefined {
  return hosts.at(-1)?.element;
}

function set(next: readonly Host[]): void {
  hosts = next;
  // Refs are set and cleared while React commits: notify the watchers afterwards.
  queueMicrotask(() => watchers.forEach((watcher) => watcher()));
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
