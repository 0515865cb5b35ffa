import type { LiveRow } from './live-queries.ts';

/** A page that does not read is let go; it will come again and ask for what it missed. */
const mostUnread = 200;
const reconnectAfter = 3000;

const bytes = new TextEncoder();
const heartbeat = bytes.encode(':\n\n');
const farewell = bytes.encode('event: bye\ndata: {}\n\n');

/** One answer of server-sent events, as it is written. */
export interface EventStream {
  readable: ReadableStream<Uint8Array>;
  send(row: LiveRow): void;
  /** Keeps proxies from thinking that nobody is there. */
  beat(): void;
  /** Says goodbye and ends the answer. */
  close(): void;
}

/** Begins an answer; `onEnd` is called once, whoever ends it. */
export function makeEventStream(onEnd: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    const ended = controller;
    controller = undefined;
    if (ended) onEnd();
    return ended;
  };
  const close = () => {
    const ended = end();
    ended?.enqueue(farewell);
    ended?.close();
  };
  const write = (chunk: Uint8Array) => {
    if ((controller?.desiredSize ?? 0) < -mostUnread) close();
    else controller?.enqueue(chunk);
  };
  const readable = new ReadableStream<Uint8Array>({
    start: (started) => void (controller = started),
    cancel: () => void end(),
  });
  write(bytes.encode(`retry: ${reconnectAfter}\n\n`));
  return {
    readable,
    send: ({ id, event }) => write(bytes.encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)),
    beat: () => write(heartbeat),
    close,
  };
}
