import { setTimeout as sleep } from 'node:timers/promises';

const PATHS = ['/en/professionals', '/sitemap.xml'] as const;
const EVERY_MS = 200;
const PATIENCE_MS = 15_000;

/** A visitor who reads public pages, which may come from a standby. */
export function startReading(url: string) {
  const seen = { isOver: false, answered: 0, failed: 0, longestMs: 0 };
  const read = async () => {
    for (let n = 0; !seen.isOver; n += 1) {
      const began = performance.now();
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(url + PATHS[n % PATHS.length]!, { signal }).catch(() => undefined);
      await answer?.text().catch(() => '');
      // Nobody is listed: such a page says 404.
      if (answer !== undefined && answer.status < 500) seen.answered += 1;
      else seen.failed += 1;
      seen.longestMs = Math.max(seen.longestMs, performance.now() - began);
      await sleep(EVERY_MS);
    }
  };
  const reading = read();
  return {
    /** Resolves with what was seen, in words. */
    async end(): Promise<string> {
      seen.isOver = true;
      await reading;
      const { answered, failed, longestMs } = seen;
      const by = await readsBy(url);
      return `Public pages: ${answered} answered, ${failed} failed, the slowest took ${(longestMs / 1000).toFixed(1)} s; reads by a standby ${by.standby}, by the primary in its place ${by.primary}`;
    },
  };
}

async function readsBy(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (by: string) =>
    Number(new RegExp(`^nearhand_replica_reads\\{by="${by}"\\} (\\d+)`, 'm').exec(text)?.[1]);
  return { standby: of('standby'), primary: of('primary') };
}
