import { randomUUID } from 'node:crypto';
import type { Log } from '#server/platform/logging/log.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';

export interface Receiver {
  /** False while NOTIFY does not arrive here. */
  isGood(): boolean;
  /** Call it when the probe of `check` has arrived. */
  heard(token: string): void;
  /** Sends a probe and waits for it. */
  check(): Promise<void>;
  /** Call it when the listening connection is lost. */
  lost(): void;
  stop(): void;
}

interface HearingOptions {
  announce(token: string): Promise<void>;
  /** Fetches missed events. */
  catchUp(): Promise<void>;
  log: Log;
}

const PROBE_TIMEOUT_MS = 2000;
const askEvery = 2000;

/** Tracks whether this node receives NOTIFY, and polls every two seconds while it does not. */
export function makeReceiver({ announce, catchUp, log }: HearingOptions): Receiver {
  const { heard, arrives } = makeProbe(announce);
  let asking: NodeJS.Timeout | undefined;
  let stopped = false;
  let told = false;
  const ask = () => void catchUp().catch((error: unknown) => log.warn({ err: error }, NOT_READ));
  const become = (good: boolean) => {
    if (stopped || good === (asking === undefined)) return;
    clearInterval(asking);
    asking = good ? undefined : setInterval(ask, askEvery);
  };
  const tell = (good: boolean) => {
    if (stopped || good !== told) return;
    told = !good;
    if (good) log.info({}, 'live events are heard again');
    else log.warn({ cure: CURE }, 'live events are not heard: asking for them every two seconds');
  };
  return {
    isGood: () => asking === undefined,
    heard,
    async check() {
      try {
        const good = await arrives();
        become(good);
        tell(good);
      } catch (error) {
        log.warn({ err: error }, 'the hearing of live events cannot be checked');
      }
    },
    lost: () => become(false),
    stop() {
      stopped = true;
      clearInterval(asking);
    },
  };
}

/** Sends a token and resolves with whether it arrives in time. */
function makeProbe(announce: (token: string) => Promise<void>) {
  const waiting = new Map<string, () => void>();
  return {
    heard: (token: string) => waiting.get(token)?.(),
    async arrives(): Promise<boolean> {
      const token = randomUUID();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(token, resolve);
      try {
        await announce(token);
        const arrived = promise.then(() => true);
        return await withTimeout(arrived, PROBE_TIMEOUT_MS, () => false);
      } finally {
        waiting.delete(token);
      }
    },
  };
}

const NOT_READ = 'live events not read';

const CURE =
  'behind a pooler in transaction mode set DATABASE_DIRECT_URL to the same database past the pooler';
