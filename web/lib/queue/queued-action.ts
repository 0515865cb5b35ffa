import type { Call } from '#contract/endpoint.ts';
import type { Attachment } from '#contract/files.ts';
import type { respondToLead } from '#contract/requests/leads.ts';
import type { sendMessage } from '#contract/requests/messages.ts';

/** The calls that wait for a network: what somebody says to the other side. */
interface QueuedCalls {
  sendMessage: Call<typeof sendMessage>;
  respondToLead: Call<typeof respondToLead>;
}

/** A call with its input. */
export type Action = {
  [Name in keyof QueuedCalls]: { call: Name; input: QueuedCalls[Name] };
}[keyof QueuedCalls];

/** An action in the queue of this browser. */
export type QueuedAction = Action & {
  /** Its idempotency key: the server does it once, however often it is sent. */
  key: string;
  /** Whose it is, by their id. */
  person: string;
  /** In which the server says why it refuses. */
  language: string;
  /** The files of a message, as they are shown. */
  attachments?: readonly Attachment[];
  /** What an answer is about: the description of the job. */
  about?: string;
  /** `failed` where the server refused it: its person decides what becomes of it. */
  state: 'waiting' | 'failed';
  /** Why it failed: the server's text. */
  problem?: string;
};

/** What became of an action that was sent. */
export type Settled =
  | { key: string; outcome: 'sent' }
  | { key: string; outcome: 'failed'; status: number; text: string | undefined };

/** Names the channel, the lock and the background sync of the queue. */
export const QUEUE_TAG = 'nearhand:queue';
