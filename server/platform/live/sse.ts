import type { ServerResponse } from 'node:http';
import { BEAT, type LiveEvent } from '#contract/live.ts';
import type { LiveRow } from './event-store.ts';

/** Backpressure: a page that does not read is disconnected; it will reconnect and resume. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** What a page missed is written in parts of so many characters, each when the last one is read. */
const REPLAY_PART = 16 * 1024;
const MAX_REPLAY_PAUSE_MS = 30_000;
/** A page whose stream breaks opens it again after so many milliseconds: pages of one node spread. */
const RECONNECT_AFTER = { least: 2000, most: 5000 };

/** A response of server-sent events. */
export interface EventStream {
  send(row: LiveRow): void;
  /**
   * Sends what was missed since the event `after`, no faster than the page reads; those before it
   * without ids, so that a page whose stream breaks again never resumes farther back.
   */
  replay(rows: readonly LiveRow[], after: number): Promise<void>;
  /** Sends only an id to resume after. */
  sendNumber(id: number): void;
  /** Without an id, so that a page resumes after the last stored event. */
  sendTransient(event: LiveEvent): void;
  /** A heartbeat for the page and the proxies in between. */
  beat(): void;
  /** Says goodbye and ends the response. */
  close(): void;
}

/**
 * Begins a response on Node's own object: a web stream between would double the memory of each page
 * and the time of a broadcast. `onEnd` is called once, whichever side ends it.
 */
export function beginEventStream(
  response: ServerResponse,
  headers: Record<string, string>,
  onEnd: () => void,
): EventStream {
  const write = (text: string) => {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  response.once('close', onEnd);
  response.writeHead(200, headers);
  const beat = () => write(`event: ${BEAT.name}\ndata: {}\n\n`);
  const { least, most } = RECONNECT_AFTER;
  write(`retry: ${least + Math.floor(Math.random() * (most - least))}\n\n`);
  beat();
  return {
    send: (row) => write(blockOf(row)),
    async replay(rows, after) {
      for (const part of partsOf(rows, after)) await flush(response, part);
    },
    sendNumber: (id) => write(`id: ${id}\n\n`),
    sendTransient: (event) => write(dataOf(event)),
    beat,
    close: () => void (response.writableEnded || response.end('event: bye\ndata: {}\n\n')),
  };
}

function blockOf({ id, event }: LiveRow): string {
  return `id: ${id}\n${dataOf(event)}`;
}

function dataOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

function* partsOf(rows: readonly LiveRow[], after: number): Generator<string> {
  let part = '';
  for (const row of rows) {
    part += row.id > after ? blockOf(row) : dataOf(row.event);
    if (part.length < REPLAY_PART) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

/** Resolves once the system has taken the text for the page, or the page is gone. */
async function flush(response: ServerResponse, text: string): Promise<void> {
  if (response.writableEnded || response.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(() => response.destroy(), MAX_REPLAY_PAUSE_MS).unref();
  const done = () => resolve();
  response.once('close', done);
  response.write(text, done);
  await promise;
  clearTimeout(late);
  response.off('close', done);
}
