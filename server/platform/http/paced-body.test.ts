import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MIN_UPLOAD_RATE } from './min-upload-rate.ts';
import { pacedBody } from './paced-body.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const { bytesPerSecond, graceSeconds } = MIN_UPLOAD_RATE;

/** A body of chunks of this many bytes, each a second after it is requested. */
function everySecond(bytes: number, pieces: number) {
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        if ((sent += 1) > pieces) controller.close();
        else controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
}

/** How many bytes were received, and the refusal. */
async function receive(body: ReadableStream<Uint8Array>, pause = 0) {
  let bytes = 0;
  const reading = (async () => {
    for await (const piece of pacedBody(body)) {
      bytes += piece.byteLength;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })().then(
    () => undefined,
    (refusal: { code: string }) => refusal.code,
  );
  await vi.advanceTimersByTimeAsync(3_600_000);
  return { bytes, refused: await reading };
}

it('accepts a body at the minimum rate for any duration', async () => {
  const { bytes, refused } = await receive(everySecond(bytesPerSecond, 100));
  expect([bytes, refused]).toEqual([100 * bytesPerSecond, undefined]);
});

it('refuses one at half that rate after twice the grace period', async () => {
  const { bytes, refused } = await receive(everySecond(bytesPerSecond / 2, 100));
  expect(refused).toBe('too_slow');
  expect(bytes / (bytesPerSecond / 2)).toBeGreaterThanOrEqual(2 * graceSeconds - 2);
  expect(bytes / (bytesPerSecond / 2)).toBeLessThanOrEqual(2 * graceSeconds);
});

it('caps the credit at the grace period: a burst pays for no long pause', async () => {
  const lots = new Uint8Array(1000 * bytesPerSecond);
  const silent = new ReadableStream({ start: (controller) => controller.enqueue(lots) });
  expect(await receive(silent)).toEqual({ bytes: lots.byteLength, refused: 'too_slow' });
});

it('does not count time spent processing a chunk', async () => {
  const pause = 2 * graceSeconds * 1000;
  const { refused } = await receive(everySecond(bytesPerSecond, 20), pause);
  expect(refused).toBeUndefined();
});
