import { useEffect, useSyncExternalStore } from 'react';
import { POLL_INTERVALS, type LiveEvent } from '#contract/live.ts';
import { askNothing, refresh } from './query.tsx';
import { SIGNING_OUT } from './session.tsx';

/** Whether changes arrive by themselves (`up`) or have to be asked for (`down`). */
export type LiveStatus = 'up' | 'down';

const RECONNECT_AFTER = 5_000;

const REQUESTS = ['/api/user/requests', '/api/requests/', '/api/professionals/'];
const MESSAGES = ['/api/messages'];
const NOTICES = ['/api/notifications'];
const REVIEWS = ['/api/user/feedback', ...REQUESTS];

/** What to ask for again after each kind of event: beginnings of query keys. */
const AFFECTED: Record<LiveEvent['type'], readonly string[]> = {
  'lead.sent': REQUESTS,
  'lead.changed': [...REQUESTS, ...MESSAGES],
  'request.changed': [...REQUESTS, ...MESSAGES],
  'message.sent': [...MESSAGES, ...REQUESTS],
  'messages.read': [...MESSAGES, ...REQUESTS],
  typing: [],
  'review.changed': REVIEWS,
  'notice.sent': NOTICES,
  'subscription.changed': ['/api/professional/', '/api/professionals/'],
};

let status: LiveStatus = 'down';
let screens = 0;
let stopListening: () => void = () => {};
const watchers = new Set<() => void>();
const hearers = new Set<(event: LiveEvent) => void>();

/** Listens to the live stream for as long as the calling screen is shown and `signedIn` holds. */
export function useLive(signedIn: boolean): void {
  useEffect(() => (signedIn ? join() : undefined), [signedIn]);
}

/** The state of the stream; changes render again. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    watch,
    () => status,
    () => 'down',
  );
}

/** Hears every event until the function it gives back is called: for what nothing is asked again for. */
export function hearLive(hear: (event: LiveEvent) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/**
 * React Query's `refetchInterval` in milliseconds: the documented one while the stream is down,
 * none while it is up. `pollInterval('messages', useLiveStatus())`.
 */
export function pollInterval(kind: keyof typeof POLL_INTERVALS, live: LiveStatus): number | false {
  return live === 'up' ? false : POLL_INTERVALS[kind];
}

/** One stream for all screens, however many lie in each other. */
function join(): () => void {
  screens += 1;
  if (screens === 1) stopListening = listen();
  return () => {
    screens -= 1;
    if (screens > 0) return;
    stopListening();
    askNothing(false);
  };
}

function listen(): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource('/api/events', { withCredentials: true });
    source.onopen = () => {
      setStatus('up');
      // Whatever happened while nobody listened.
      void refresh(...REQUESTS, ...MESSAGES, ...NOTICES);
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
  // Before the session ends: afterwards the stream, and what is being asked, could only be refused.
  const leave = () => {
    stop();
    askNothing(true);
  };
  open();
  addEventListener(SIGNING_OUT, leave);
  return () => {
    removeEventListener(SIGNING_OUT, leave);
    stop();
  };
}

function follow(data: string): void {
  const event = JSON.parse(data) as LiveEvent;
  const { type } = event;
  for (const hear of hearers) hear(event);
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
