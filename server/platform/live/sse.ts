import type { ServerResponse } from 'node:http';
import { BEAT, type LiveEvent } from '#contract/live.ts';
import type { LiveRow } from './event-store.ts';

/** A page that does not read is let go; it will come again and ask for what it missed. */
const mostUnreadBytes = 64 * 1024;
const reconnectAfter = 3000;

/** One answer of server-sent events, as it is written. */
export interface EventStream {
  send(row: LiveRow): void;
  /** To resume after, without an event. */
  sendNumber(id: number): void;
  /** Without an id, so that a page resumes after the last event that is kept. */
  sendTransient(event: LiveEvent): void;
  /** Shows the page, and proxies between, that somebody is there. */
  beat(): void;
  /** Says goodbye and ends the answer. */
  close(): void;
}

/**
 * Begins an answer on Node's own response: a web stream between would double the memory of each page
 * and the time of a broadcast. `onEnd` is called once, whoever ends it.
 */
export function beginEventStream(
  response: ServerResponse,
  headers: Record<string, string>,
  onEnd: () => void,
): EventStream {
  const write = (text: string) => {
    if (response.writableLength > mostUnreadBytes) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  response.once('close', onEnd);
  response.writeHead(200, headers);
  const beat = () => write(`event: ${BEAT.name}\ndata: {}\n\n`);
  write(`retry: ${reconnectAfter}\n\n`);
  beat();
  return {
    send: ({ id, event }) => write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    sendNumber: (id) => write(`id: ${id}\n\n`),
    sendTransient: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat,
    close: () => void (response.writableEnded || response.end('event: bye\ndata: {}\n\n')),
  };
}
