import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SandboxAccess } from '#server/platform/stripe.ts';
import { passTime } from './billing/pass-time.ts';
import type { Events } from './events/events.ts';
import { deleteAnswers, findDue, findObject, listMadePrices, lockCustomer } from './queries.ts';
import type { Work } from './work.ts';

export interface Grounds {
  platform: Pick<Platform, 'db' | 'clock' | 'config'>;
  prices: SandboxAccess['prices'];
  events: Pick<Events, 'emit'>;
}

/** The call that caused a change. */
export interface Cause {
  id: string;
  idempotencyKey: string | null;
}

interface TransactionOptions {
  /** An object of the customer to lock. */
  lock: string | undefined;
  /** Unix seconds; now by default. */
  at?: number;
  cause?: Cause;
}

/** One transaction of the sandbox, with its events. */
export async function inTransaction<T>(
  grounds: Grounds,
  { lock, at, cause }: TransactionOptions,
  work: (work: Work) => Promise<T>,
): Promise<T> {
  return grounds.platform.db.transaction().execute(async (tx) => {
    const owner = lock === undefined ? undefined : (await findObject(tx, lock))?.customer;
    if (owner) await lockCustomer(tx, owner);
    const now = at ?? secondsOf(grounds.platform.clock.now());
    return work(await makeWork(grounds, tx, now, cause));
  });
}

/**
 * Processes what is due, in order, each as of its own moment. With the id of an object, that of its
 * customer alone: a call does not wait for the month that everybody else has behind them.
 */
export async function catchUp(grounds: Grounds, of?: string): Promise<void> {
  const { db, clock } = grounds.platform;
  const customer = of === undefined ? undefined : (await findObject(db, of))?.customer;
  if (customer === null || (of !== undefined && customer === undefined)) return;
  for (;;) {
    const now = clock.now();
    const due = await findDue(db, now, customer);
    if (!due) return;
    await inTransaction(grounds, { lock: due.id }, async ({ tx }) => {
      const row = await findObject(tx, due.id);
      if (!row?.due_at || row.due_at > now) return;
      await passTime(await makeWork(grounds, tx, secondsOf(row.due_at)), due.id);
      const after = await findObject(tx, due.id);
      if (after?.due_at && after.due_at <= row.due_at) throw new Error(`${due.id} stays due`);
    });
  }
}

/** Deletes expired idempotency keys. */
export async function forgetAnswers({ platform: { db, clock } }: Grounds): Promise<void> {
  await deleteAnswers(db, new Date(clock.now().getTime() - DAY_MS));
}

async function makeWork(
  { platform, prices, events }: Grounds,
  tx: Tx,
  now: number,
  cause?: Cause,
): Promise<Work> {
  return {
    tx,
    now,
    prices,
    madePrices: await listMadePrices(tx),
    pages: `${platform.config.publicUrl}/dev/stripe`,
    emit: (type, object, previous) =>
      events.emit(tx, {
        type,
        object,
        at: new Date(now * 1000),
        ...(previous && { previous }),
        ...(cause && { request: cause }),
      }),
  };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
