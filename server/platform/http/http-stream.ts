import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Log } from '#server/platform/logging/log.ts';

/** How a stream came to its end: all of it left, it failed on our side, or nobody wanted the rest. */
export type StreamEnd = 'whole' | 'failed' | 'left';

interface Streaming {
  content: AsyncIterable<Uint8Array>;
  headers: Record<string, string>;
  /** What the log says beside the error. */
  facts: object;
  log: Log;
  onEnd?: (end: StreamEnd) => void;
}

/**
 * Answers with what is read while it is sent. A failure half-way is logged, and breaks the connection
 * off: whoever receives it is not to take a part for the whole. Nothing is read for a HEAD.
 * @throws what the beginning throws, so that it can be refused as any other call
 */
export async function streamed(c: Context, streaming: Streaming): Promise<Response> {
  const { content, headers, onEnd } = streaming;
  if (c.req.method === 'HEAD') {
    onEnd?.('whole');
    return c.body(null, 200, headers);
  }
  const parts = content[Symbol.asyncIterator]();
  const first = await parts.next();
  const watched = watch(c, parts, first, streaming);
  return c.body(ReadableStream.from(watched) as ReadableStream, 200, headers);
}

async function* watch(
  c: Context,
  parts: AsyncIterator<Uint8Array>,
  first: IteratorResult<Uint8Array>,
  { facts, log, onEnd }: Streaming,
): AsyncGenerator<Uint8Array> {
  let end: StreamEnd = 'left';
  try {
    for (let part = first; !part.done; part = await parts.next()) yield part.value;
    end = 'whole';
  } catch (error) {
    end = 'failed';
    log.error({ err: error, ...facts }, 'stream broke off');
    breakOff(c);
  } finally {
    if (end === 'left') await parts.return?.();
    onEnd?.(end);
  }
}

/** The server below would print the error as it is, and send its words as the end of the file. */
function breakOff(c: Context): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  if (!outgoing) throw new Error('The stream broke off');
  outgoing.destroy();
}
