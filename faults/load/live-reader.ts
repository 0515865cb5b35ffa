import { setTimeout as sleep } from 'node:timers/promises';
import { EVENTS_PATH } from '#server/platform/live/route.ts';
import type { SignedIn } from '#faults/site/people.ts';

/** An open page: it reads its live stream, and resumes after the last event when that breaks. */
export interface LiveReader {
  /** The ids of the messages that it heard of, in order. */
  messages: string[];
  /** Event ids, in order. */
  events: number[];
  /** How often its stream was opened. */
  connections(): number;
  /** What it is doing, in words. */
  state(): string;
  close(): Promise<void>;
}

/** Opens the live stream of somebody; resolves once it is open. */
export async function openLiveReader(
  url: string,
  who: Pick<SignedIn, 'cookie'>,
): Promise<LiveReader> {
  const reader: Heard = {
    messages: [],
    events: [],
    after: '0',
    connections: 0,
    doing: 'asking',
    since: performance.now(),
  };
  const closing = new AbortController();
  const opened = Promise.withResolvers<void>();
  const read = async () => {
    while (!closing.signal.aborted) {
      await readUntilBroken(url, who, { reader, signal: closing.signal, onOpen: opened.resolve });
      await sleep(100);
    }
  };
  const ended = read();
  await opened.promise;
  return {
    messages: reader.messages,
    events: reader.events,
    connections: () => reader.connections,
    state: () => {
      const seconds = ((performance.now() - reader.since) / 1000).toFixed(1);
      return `${reader.doing} for ${seconds} s, after event ${reader.after}`;
    },
    async close() {
      closing.abort();
      await ended;
    },
  };
}

interface Heard {
  messages: string[];
  events: number[];
  /** The last event. */
  after: string;
  connections: number;
  doing: string;
  /** Of performance.now(): of its last question, or of what it heard last. */
  since: number;
}

async function readUntilBroken(
  url: string,
  { cookie }: Pick<SignedIn, 'cookie'>,
  options: {
    reader: Heard;
    signal: AbortSignal;
    onOpen: () => void;
  },
): Promise<void> {
  const { reader, signal, onOpen } = options;
  try {
    now(reader, 'asking');
    const headers = { cookie, 'last-event-id': reader.after };
    const answer = await fetch(url + EVENTS_PATH, { headers, signal });
    now(reader, `refused with ${answer.status}`);
    if (!answer.ok || !answer.body) return;
    reader.connections += 1;
    let rest = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      now(reader, 'silent');
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) readEvent(block, reader);
      onOpen();
    }
  } catch {
    // Broken: it is opened again.
  }
}

function now(reader: Heard, doing: string): void {
  Object.assign(reader, { doing, since: performance.now() });
}

function readEvent(block: string, reader: Heard): void {
  // What is delivered on the node of its writer comes before its id does.
  const id = /^id: (\d+)$/m.exec(block)?.[1];
  if (id !== undefined) reader.after = id;
  if (!block.includes('data: ')) return;
  if (id !== undefined) reader.events.push(Number(id));
  const message = /"type":"message.sent".*"messageId":"([^"]+)"/.exec(block)?.[1];
  if (message !== undefined) reader.messages.push(message);
}
