import { randomUUID } from 'node:crypto';
import type { LiveStream } from '#server/platform/live/live.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { bad, warning, well, type Look } from './examination.ts';

/** Above this latency a page is no longer live. */
const SLOW_MS = 250;
const TIMEOUT_MS = 4000;

/** The latency of a live event from publishing to an open page, measured. */
export const examineLive: Look = async ({
  platform: { live },
  texts: { parts, live: texts },
  figures,
}) => {
  const pages = figures.count(live.countSubscribers());
  const took = await measureDelivery(live);
  if (took === undefined) return [bad(parts.live, texts.silent, texts.silentCure)];
  const note = texts.took(figures.milliseconds(took), pages);
  return [took < SLOW_MS ? well(parts.live, note) : warning(parts.live, note, texts.cure)];
};

/**
 * Milliseconds that an event takes through the database to the listener of this node; undefined
 * where nothing arrives.
 */
async function measureDelivery(live: LiveStream): Promise<number | undefined> {
  const nobody = randomUUID();
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const ignore = () => {};
  const page = {
    send: ignore,
    replay: () => Promise.resolve(),
    sendNumber: ignore,
    sendTransient: () => resolve(),
    recheck: ignore,
    close: ignore,
  };
  const end = live.subscribe(nobody, null, page);
  try {
    const begun = performance.now();
    await live.publishTransient(nobody, { type: 'notice.sent' });
    const arrived = heard.then(() => performance.now() - begun);
    return await withTimeout(arrived, TIMEOUT_MS, () => undefined);
  } finally {
    end();
  }
}
