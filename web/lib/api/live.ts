import { useEffect, useSyncExternalStore } from 'react';
import { POLL_INTERVALS, type LiveEvent } from '#contract/live.ts';
import { noteServerHeard } from '#web/lib/offline/freshness.ts';
import { connectEventStream } from './live-stream.ts';
import { pauseQueries, refresh } from './query.tsx';
import { refetchWhenFailed, type Interval } from './refetch-intervals.ts';
import { SIGNING_OUT } from './session.tsx';

/** Whether changes are pushed (`up`) or have to be polled (`down`). */
export type LiveStatus = 'up' | 'down';

const REQUESTS = [
  '/api/user/requests',
  '/api/requests/',
  '/api/professionals/',
  '/api/service-request-professionals/',
];
const MESSAGES = ['/api/messages'];
const NOTICES = ['/api/notifications'];
const REVIEWS = ['/api/user/feedback', ...REQUESTS];

/** The queries to invalidate after each kind of event: prefixes of query keys. */
const AFFECTED: Record<LiveEvent['type'], readonly string[]> = {
  'lead.sent': REQUESTS,
  'lead.changed': [...REQUESTS, ...MESSAGES],
  'request.changed': [...REQUESTS, ...MESSAGES],
  'message.sent': [...MESSAGES, ...REQUESTS],
  'messages.read': [...MESSAGES, ...REQUESTS],
  typing: [],
  'review.changed': REVIEWS,
  'quote.changed': [...REQUESTS, '/api/service-request-professionals/'],
  'invoice.changed': ['/api/requests/', '/api/invoices/'],
  'appointment.changed': ['/api/service-request-professionals/'],
  'notice.sent': NOTICES,
  'subscription.changed': ['/api/professional/', '/api/professionals/'],
  'team.changed': ['/api/team', ...REQUESTS],
};
const EVERYTHING = new Set(Object.values(AFFECTED).flat());

/** Each page polls at a pace of its own, or those of a node that died would all ask at once. */
const PACE = 0.9 + Math.random() * 0.2;

let status: LiveStatus = 'down';
let screens = 0;
let stopListening: () => void = () => {};
const watchers = new Set<() => void>();
const listeners = new Set<(event: LiveEvent) => void>();

/** Connects to the live stream while the calling screen is mounted and `signedIn` holds. */
export function useLive(signedIn: boolean): void {
  useEffect(() => (signedIn ? join() : undefined), [signedIn]);
}

/** The state of the stream; changes re-render. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(
    watch,
    () => status,
    () => 'down',
  );
}

/** Subscribes to every event until the returned function is called: for what needs no refetch. */
export function onLiveEvent(hear: (event: LiveEvent) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/**
 * React Query's `refetchInterval`: the documented one, a tenth more or less, while the stream is down; while it is up only
 * after a failed read. `pollInterval('messages', useLiveStatus())`.
 */
export function pollInterval(kind: keyof typeof POLL_INTERVALS, live: LiveStatus): Interval {
  const interval = POLL_INTERVALS[kind] * PACE;
  return live === 'down' ? interval : refetchWhenFailed(interval);
}

/** One stream for all screens, however nested. */
function join(): () => void {
  screens += 1;
  if (screens === 1) stopListening = listen();
  return () => {
    screens -= 1;
    if (screens > 0) return;
    stopListening();
    pauseQueries(false);
  };
}

function listen(): () => void {
  const stop = connectEventStream({
    onOpen: () => void refresh(...EVERYTHING),
    onEvent: follow,
    onStatus: setStatus,
  });
  // Before the session ends: after that the stream, and running queries, would only be refused.
  const leave = () => {
    stop();
    pauseQueries(true);
  };
  addEventListener(SIGNING_OUT, leave);
  return () => {
    removeEventListener(SIGNING_OUT, leave);
    stop();
  };
}

function follow(event: LiveEvent): void {
  const { type } = event;
  for (const hear of listeners) hear(event);
  // A newer server may send unknown events.
  if (type in AFFECTED) void refresh(...AFFECTED[type]);
}

function setStatus(next: LiveStatus): void {
  if (next === 'up') noteServerHeard();
  if (status === next) return;
  status = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
