import { Refusal } from '#server/platform/refusal.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { MIN_UPLOAD_RATE } from './min-upload-rate.ts';

/**
 * Streams a body in chunks. Only waiting counts, not processing a chunk. @throws Refusal `too_slow` below the minimum
 * rate
 */
export async function* pacedBody(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const grace = MIN_UPLOAD_RATE.graceSeconds * 1000;
  let credit = grace;
  try {
    for (;;) {
      const since = performance.now();
      const { done, value } = await withTimeout(reader.read(), credit, refuse);
      if (done) return;
      const earned = (value.byteLength / MIN_UPLOAD_RATE.bytesPerSecond) * 1000;
      credit = Math.min(grace, credit - (performance.now() - since) + earned);
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

function refuse(): never {
  throw new Refusal('too_slow');
}
