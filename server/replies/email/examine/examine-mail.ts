import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Platform } from '#server/platform/platform.ts';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import type { ArrivedMail } from '#server/replies/email/arrived-mail.ts';
import type { MailContent } from './mail-content.ts';
import type { Proof } from './prove-sender.ts';

/** Longer than the slowest honest mail takes with its look-ups; and more of the CPU than any. */
const PATIENCE = { wallMs: 20_000, cpuMs: 5000 };
const ANSWER_MS = 5000;
const MAX_HEAP_MB = 256;

/** A mail, and its author as its header says. */
export type Asked = Pick<ArrivedMail, 'raw' | 'peer' | 'returnPath' | 'isTrusted'> & {
  from: string;
};

/** A mail whose author was proven has content; one that takes too much time of the CPU, or memory, is too complex. */
export type Examined =
  | { proof: Exclude<Proof, { state: 'proven' }> }
  | { proof: Extract<Proof, { state: 'proven' }>; content: MailContent }
  | 'too_complex';

export type ToWorker =
  | { mail: Asked }
  | { id: number; records?: string[] | string[][]; code?: string | undefined };

export type FromWorker =
  | { examined: Examined }
  | { lookUp: { id: number; name: string; type: string } };

const limiter = new ConcurrencyLimiter({ running: 2, waiting: 20 });
const idle: Worker[] = [];

/**
 * Proves the author of a mail and reads it, in a thread with a time limit of 20 s; `later` where too many are read
 * already, the DNS takes too long, or the machine is too busy to get to it.
 */
export async function examineMail(
  platform: Pick<Platform, 'lookUp'>,
  mail: Asked,
  patience = PATIENCE,
): Promise<Examined> {
  const examined = limiter.run(() => examineInThread(platform, mail, patience));
  return examined === 'full' ? { proof: { state: 'later' } } : examined;
}

async function examineInThread(
  { lookUp }: Pick<Platform, 'lookUp'>,
  mail: Asked,
  { wallMs, cpuMs }: typeof PATIENCE,
): Promise<Examined> {
  const waiting = idle.pop();
  const worker = waiting ?? startWorker();
  const before = await waiting?.cpuUsage();
  const { promise, resolve } = Promise.withResolvers<Examined | 'late' | 'gone'>();
  let open = 0;
  const timer = setTimeout(() => resolve('late'), wallMs);
  const onMessage = (message: FromWorker) => {
    if ('examined' in message) return resolve(message.examined);
    const { id, name, type } = message.lookUp;
    open += 1;
    void lookUp(name, type)
      .then((records) => worker.postMessage({ id, records } satisfies ToWorker, []))
      .catch(({ code }: NodeJS.ErrnoException) =>
        worker.postMessage({ id, code } satisfies ToWorker, []),
      )
      .finally(() => (open -= 1));
  };
  const onEnd = () => resolve('gone');
  worker.on('message', onMessage).once('error', onEnd).once('exit', onEnd);
  worker.postMessage({ mail } satisfies ToWorker, []);
  const examined = await promise;
  clearTimeout(timer);
  worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
  if (examined !== 'gone' && examined !== 'late') {
    idle.push(worker);
    return examined;
  }
  worker.on('error', () => undefined);
  const isStarved = examined === 'late' && (await cpuMsOf(worker, before)) < cpuMs;
  await worker.terminate();
  return open > 0 || isStarved ? { proof: { state: 'later' } } : 'too_complex';
}

/** The CPU time a thread took: none before it has begun, without end where it does not even answer that. */
async function cpuMsOf(worker: Worker, before: NodeJS.CpuUsage | undefined): Promise<number> {
  const spent = worker.cpuUsage(before).catch(() => ({ user: 0, system: 0 }));
  const silence = sleep(ANSWER_MS, { user: Infinity, system: 0 }, { ref: false });
  const { user, system } = await Promise.race([spent, silence]);
  return (user + system) / 1000;
}

/** It does not hold the process. */
function startWorker(): Worker {
  const worker = new Worker(new URL('examine-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  return worker;
}
