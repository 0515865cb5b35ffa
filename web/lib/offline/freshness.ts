import { useSyncExternalStore } from 'react';
import { STORED_AT } from './stored-answers.ts';

/** When the server was last heard, and the oldest moment of what was answered without it since. */
let heardAt = Date.now();
let storedAt: number | undefined;
const watchers = new Set<() => void>();
const returns = new Set<() => void>();

/** Notes whether an answer came from the server or from what is stored; tells which. */
export function noteAnswer({ headers }: Pick<Response, 'headers'>): 'stored' | 'fresh' {
  const moment = Date.parse(headers.get(STORED_AT) ?? '');
  if (Number.isNaN(moment)) {
    noteServerHeard();
    return 'fresh';
  }
  set(Math.min(storedAt ?? moment, moment));
  return 'stored';
}

/** Notes that the server was just heard: what is shown is as it says, or is fetched again. */
export function noteServerHeard(): void {
  heardAt = Date.now();
  if (storedAt === undefined) return;
  set(undefined);
  for (const comeBack of returns) comeBack();
}

/** Calls `comeBack` when the server is heard again after something stored was shown. */
export function onServerBack(comeBack: () => void): void {
  returns.add(comeBack);
}

/** The moment, in milliseconds, that what is shown is from at least, where there is no network; else null. */
export function useShownSince(): number | null {
  return useSyncExternalStore(
    watch,
    () => storedAt ?? (navigator.onLine ? null : heardAt),
    () => null,
  );
}

function set(moment: number | undefined): void {
  storedAt = moment;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  addEventListener('online', watcher);
  addEventListener('offline', watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener('online', watcher);
    removeEventListener('offline', watcher);
  };
}
