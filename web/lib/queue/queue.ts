import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { QUEUE_TAG, type Action, type QueuedAction, type Settled } from './queued-action.ts';
import { changeQueue, readQueue } from './stored-queue.ts';
import { drain } from './drain.ts';

/** What became of an action soon after it was posted: `waiting` where there is no network. */
export type Outcome = Settled | { key: string; outcome: 'waiting' };

type Posted = Action & Pick<QueuedAction, 'person' | 'attachments' | 'about'>;

/** After how many milliseconds what has no answer yet counts as waiting. */
const PATIENCE = 8_000;
/** After how many milliseconds what was not answered is sent again: the first time, and at most. */
const AGAIN = { first: 2_000, max: 30_000 };
/** What the actions change: beginnings of the keys of queries. */
const AFFECTED = ['/api/messages', '/api/professionals/', '/api/service-request-professionals/'];

/** Sent elsewhere, or by this page: both hear it. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(QUEUE_TAG);
const watchers = new Set<() => void>();
const awaited = new Map<string, (outcome: Outcome) => void>();
let shown: readonly QueuedAction[] = [];
// Sent, but not yet in what the page fetched.
const arriving = new Map<string, QueuedAction>();
let again: ReturnType<typeof setTimeout> | undefined;
let pause = AGAIN.first;

/** The actions that wait or failed, and those that the page does not show as done yet. */
export const queuedActions = (): readonly QueuedAction[] => shown;

/** Calls `watcher` after each change, until the returned function is called. */
export function watchQueue(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Puts an action at the end of the queue, from where it is sent as soon as it can be, by this page or
 * any other. Resolves with what became of it: at once, or after some seconds, with `waiting`.
 */
export async function post(action: Posted): Promise<Outcome> {
  const key = newIdempotencyKey();
  const language = document.documentElement.lang;
  const queued: QueuedAction = { ...action, key, language, state: 'waiting' };
  const outcome = new Promise<Outcome>((resolve) => awaited.set(key, resolve));
  await changeQueue((queue) => [...queue, queued]);
  await announce();
  void sendQueue();
  setTimeout(() => settle({ key, outcome: 'waiting' }), PATIENCE);
  return outcome;
}

/** Sends a failed action again, in its place. */
export async function retry(key: string): Promise<void> {
  await changeQueue((queue) =>
    queue.map((one) => (one.key === key ? { ...one, state: 'waiting' } : one)),
  );
  await announce();
  await sendQueue();
}

/** Takes an action out of the queue. */
export async function discard(key: string): Promise<void> {
  await changeQueue((queue) => queue.filter((one) => one.key !== key));
  await announce();
}

/** Empties the queue. */
export async function discardAll(): Promise<void> {
  await changeQueue(() => []);
  await announce();
}

/** Sends what waits, if there is a network; tries again later where no answer comes. */
export async function sendQueue(): Promise<void> {
  clearTimeout(again);
  if (navigator.onLine && (await drain().catch(() => false))) {
    pause = AGAIN.first;
    return;
  }
  for (const key of awaited.keys()) settle({ key, outcome: 'waiting' });
  askForSync();
  if (!navigator.onLine) return;
  again = setTimeout(() => void sendQueue(), pause);
  pause = Math.min(2 * pause, AGAIN.max);
}

/** Where the browser can, it has the service worker send the queue once there is a network, though no page is open. */
function askForSync(): void {
  const sync = async () => {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | { sync?: { register: (tag: string) => Promise<void> } }
      | undefined;
    await registration?.sync?.register(QUEUE_TAG);
  };
  sync().catch(console.warn);
}

async function announce(): Promise<void> {
  channel?.postMessage({ outcome: 'changed' });
  await show();
}

async function show(): Promise<void> {
  const stored = await readQueue();
  const isStored = new Set(stored.map(({ key }) => key));
  shown = [...[...arriving.values()].filter(({ key }) => !isStored.has(key)), ...stored];
  for (const watcher of watchers) watcher();
}

function settle(outcome: Outcome): void {
  awaited.get(outcome.key)?.(outcome);
  awaited.delete(outcome.key);
}

async function hear(settled: Settled | { outcome: 'changed' }): Promise<void> {
  if (settled.outcome !== 'changed') settle(settled);
  if (settled.outcome === 'sent') await showUntilFetched(settled.key);
  else await show();
}

async function showUntilFetched(key: string): Promise<void> {
  const action = shown.find((one) => one.key === key);
  if (action) arriving.set(key, action);
  await refresh(...AFFECTED);
  arriving.delete(key);
  await show();
}

channel?.addEventListener('message', ({ data }) => void hear(data as Settled));
addEventListener('online', () => void sendQueue());
void show();
