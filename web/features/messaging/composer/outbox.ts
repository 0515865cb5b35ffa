import { CallError } from '#contract/client.ts';
import type { Attachment } from '#contract/files.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { call } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { nameOf, type ConversationOf } from '#web/features/messaging/conversation-of.ts';

/** A message being sent; `key` is its idempotency key. */
export interface Outgoing {
  key: string;
  of: ConversationOf;
  content: string;
  attachments: readonly Attachment[];
  /** `waiting` for earlier ones, or for the network. */
  state: 'waiting' | 'sending' | 'failed';
}

type OnFailure = (error: unknown) => void;

// Outside of components: messages are sent although their panel is closed meanwhile.
let outgoing: readonly Outgoing[] = [];
const watchers = new Set<() => void>();
const running = new Set<string>();

export function allOutgoing(): readonly Outgoing[] {
  return outgoing;
}

export function watchOutgoing(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Queues a message after those of its conversation, or requeues it in its place. */
export function post(message: Omit<Outgoing, 'state'>, onFailure: OnFailure): void {
  const waiting: Outgoing = { ...message, state: 'waiting' };
  const isKnown = outgoing.some(({ key }) => key === message.key);
  set(
    isKnown
      ? outgoing.map((one) => (one.key === message.key ? waiting : one))
      : [...outgoing, waiting],
  );
  void deliver(message.of, onFailure);
}

export function discard(key: string): void {
  set(outgoing.filter((one) => one.key !== key));
}

/** Sequentially, to preserve the order. */
async function deliver(of: ConversationOf, onFailure: OnFailure): Promise<void> {
  const name = nameOf(of);
  if (running.has(name)) return;
  running.add(name);
  for (;;) {
    const next = outgoing.find((one) => one.state === 'waiting' && nameOf(one.of) === name);
    if (!next) break;
    await online();
    await attempt(next, onFailure);
  }
  running.delete(name);
}

async function attempt(message: Outgoing, onFailure: OnFailure): Promise<void> {
  const { key, of, content, attachments } = message;
  change(key, 'sending');
  try {
    const attachmentIds = attachments.map(({ id }) => id);
    const body = { ...of, content, messageType: 'text' as const, attachmentIds };
    await call(sendMessage, { body, idempotencyKey: key });
    await refresh('/api/messages');
    discard(key);
  } catch (error) {
    // Failed without a network: it waits for it.
    if (!(error instanceof CallError) && !navigator.onLine) return change(key, 'waiting');
    console.warn('The message was not sent.', error);
    change(key, 'failed');
    onFailure(error);
  }
}

function online(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}

function change(key: string, state: Outgoing['state']): void {
  set(outgoing.map((one) => (one.key === key ? { ...one, state } : one)));
}

function set(next: readonly Outgoing[]): void {
  outgoing = next;
  for (const watcher of watchers) watcher();
}
