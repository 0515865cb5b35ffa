import type { ServerResponse } from 'node:http';
import { BEAT, type LiveEvent } from '#contract/live.ts';
import type { LiveRow } from './event-store.ts';

/** Backpressure: a page that does not read is disconnected; it will reconnect and resume. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** A page whose stream breaks opens it again after so many milliseconds: pages of one node spread. */
const RECONNECT_AFTER = { least: 2000, most: 5000 };

/** A response of server-sent events. */
export interface EventStream {
  send(row: LiveRow): void;
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
    send: ({ id, event }) => write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    sendNumber: (id) => write(`id: ${id}\n\n`),
    sendTransient: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat,
    close: () => void (response.writableEnded || response.end('event: bye\ndata: {}\n\n')),
  };
}
