import { useSyncExternalStore } from 'react';

/** A notification: what a person reads, and whether it tells of a failure. */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: 'neutral' | 'success' | 'danger';
  /** Announced once the reader is at rest: for what they did not cause. */
  polite?: boolean;
  open: boolean;
}

/** How long one is shown, and after how long a closed one is forgotten, in milliseconds. */
export const TOAST_DURATION = 5_000;
const FORGET_AFTER = 1_000_000;
const SHOWN_AT_ONCE = 1;

let toasts: readonly Toast[] = [];
let nextId = 1;
const watchers = new Set<() => void>();

/** Shows a notification in place of the one shown before. */
export function showToast(toast: {
  title: string;
  description?: string | undefined;
  tone?: Toast['tone'];
  polite?: boolean;
}): void {
  const shown: Toast = { tone: 'neutral', ...toast, id: nextId++, open: true };
  set([shown, ...toasts].slice(0, SHOWN_AT_ONCE));
}

/** Closes whatever is shown: what it told of is being tried again. */
export function dismissToasts(): void {
  for (const { id } of toasts) dismissToast(id);
}

/** Closes it; its entry is forgotten later, so that the closing can be seen. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), FORGET_AFTER);
}

/** The notifications of now, newest first; changes render again. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    watch,
    () => toasts,
    () => toasts,
  );
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
