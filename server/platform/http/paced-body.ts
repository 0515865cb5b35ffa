import { Refusal } from '#server/platform/refusal.ts';
import { LEAST_RATE } from './least-rate.ts';

/**
 * Streams a body in chunks. Only waiting counts, not processing a chunk. @throws Refusal `too_slow` below the minimum
 * rate
 */
export async function* pacedBody(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const grace = LEAST_RATE.graceSeconds * 1000;
  let credit = grace;
  try {
    for (;;) {
      const since = performance.now();
      const { done, value } = await within(credit, reader.read());
      if (done) return;
      const earned = (value.byteLength / LEAST_RATE.bytesPerSecond) * 1000;
      credit = Math.min(grace, credit - (performance.now() - since) + earned);
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal('too_slow')), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
