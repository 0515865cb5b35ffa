import { useSyncExternalStore } from 'react';

/** A toast: its text, and whether it is a failure. */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: 'neutral' | 'success' | 'danger';
  /** Announced politely (aria-live): for what the reader did not cause. */
  polite?: boolean;
  open: boolean;
}

/** How long one is shown, and after how long a closed one is deleted, in milliseconds. */
export const TOAST_DURATION = 5_000;
const FORGET_AFTER = 1_000_000;
const MAX_SHOWN = 1;

let toasts: readonly Toast[] = [];
let nextId = 1;
const watchers = new Set<() => void>();

/** Shows a toast, replacing the current one. */
export function showToast(toast: {
  title: string;
  description?: string | undefined;
  tone?: Toast['tone'];
  polite?: boolean;
}): void {
  const shown: Toast = { tone: 'neutral', ...toast, id: nextId++, open: true };
  set([shown, ...toasts].slice(0, MAX_SHOWN));
}

/** Dismisses all: what they reported is being retried. */
export function dismissToasts(): void {
  for (const { id } of toasts) dismissToast(id);
}

/** Dismisses it; its entry is deleted later, for the animation. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), FORGET_AFTER);
}

/** The current toasts, newest first; changes re-render. */
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
