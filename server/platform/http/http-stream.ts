import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Log } from '#server/platform/logging/log.ts';

/** How a stream ended: complete, failed on our side, or aborted by the client. */
export type StreamEnd = 'whole' | 'failed' | 'left';

interface Streaming {
  content: AsyncIterable<Uint8Array>;
  headers: Record<string, string>;
  /** Logged beside the error. */
  facts: object;
  log: Log;
  onEnd?: (end: StreamEnd) => void;
}

/**
 * Streams an answer. A failure half-way is logged, and aborts the connection, so that the client does not take a part for the whole. Nothing is read for a HEAD. @throws what reading the first chunk throws, so that it can be refused like any other
 * call
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

/** Otherwise the HTTP server would print the error, and end the response with its message. */
function breakOff(c: Context): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  if (!outgoing) throw new Error('The stream broke off');
  outgoing.destroy();
}
