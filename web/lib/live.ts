import { useEffect, useSyncExternalStore } from 'react';
import { POLL_INTERVALS, type LiveEvent } from '#contract/live.ts';
import { refresh } from './query.tsx';
import { SIGNING_OUT } from './session.tsx';

/** Whether changes arrive by themselves (`up`) or have to be asked for (`down`). */
export type LiveStatus = 'up' | 'down';

const RECONNECT_AFTER = 5_000;

const REQUESTS = ['/api/user/requests', '/api/requests/', '/api/professionals/'];
const MESSAGES = ['/api/messages'];

/** What to ask for again after each kind of event: beginnings of query keys. */
const AFFECTED: Record<LiveEvent['type'], readonly string[]> = {
  'lead.sent': REQUESTS,
  'lead.changed': [...REQUESTS, ...MESSAGES],
  'request.changed': [...REQUESTS, ...MESSAGES],
  'message.sent': [...MESSAGES, ...REQUESTS],
  'messages.read': [...MESSAGES, ...REQUESTS],
};

let status: LiveStatus = 'down';
const watchers = new Set<() => void>();

/** Listens to the live stream for as long as the calling screen is shown and `signedIn` holds. */
export function useLive(signedIn: boolean): void {
  useEffect(() => (signedIn ? listen() : undefined), [signedIn]);
}

/** The state of the stream; changes render again. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    watch,
    () => status,
    () => 'down',
  );
}

/**
 * React Query's `refetchInterval` in milliseconds: the documented one while the stream is down,
 * none while it is up. `pollInterval('messages', useLiveStatus())`.
 */
export function pollInterval(kind: keyof typeof POLL_INTERVALS, live: LiveStatus): number | false {
  return live === 'up' ? false : POLL_INTERVALS[kind];
}

function listen(): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource('/api/events', { withCredentials: true });
    source.onopen = () => {
      setStatus('up');
      // Whatever happened while nobody listened.
      void refresh(...REQUESTS, ...MESSAGES);
    };
    source.onmessage = ({ data }) => follow(data as string);
    source.onerror = () => {
      setStatus('down');
      // The browser comes back by itself after a lost connection, not after a refusal.
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, RECONNECT_AFTER);
    };
  };
  const stop = () => {
    clearTimeout(again);
    source.close();
    setStatus('down');
  };
  open();
  // Before the session ends: afterwards the stream could only be refused.
  addEventListener(SIGNING_OUT, stop);
  return () => {
    removeEventListener(SIGNING_OUT, stop);
    stop();
  };
}

function follow(data: string): void {
  const { type } = JSON.parse(data) as LiveEvent;
  // A newer server may name events that this page does not know yet.
  if (type in AFFECTED) void refresh(...AFFECTED[type]);
}

function setStatus(next: LiveStatus): void {
  if (status === next) return;
  status = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
