import type { Delivery } from '#sandbox/stripe/events/deliver.ts';
import { pick, randomOf } from './payments-story.ts';

/** An interceptor of events that loses and shuffles them. */
export interface Post {
  /** Gets every delivery. */
  take(delivery: Delivery): Promise<void>;
  /** Delivers held events in random order, some twice; some are delayed, some lost. */
  sendSome(): Promise<void>;
  /** Delivers all held events; lost ones stay lost. */
  sendAll(): Promise<void>;
  /** Records that we called Stripe ourselves for this customer, and synced after that. */
  weKnow(customer: string): void;
  /** Whether we can know the current state of a customer. */
  wasTold(customer: string): boolean;
  counts: { lost: number; doubled: number; late: number; sent: number };
}

const LOST = 0.1;
const DEAF = 0.1;
const DOUBLED = 0.1;
const LATE = 0.2;
const CONCURRENCY = 6;

export function badPost(seed: number): Post {
  const random = randomOf(seed);
  const untold = new Set<string>();
  /** Customers without events until the next round. */
  const deaf = new Map<string, boolean>();
  const counts = { lost: 0, doubled: 0, late: 0, sent: 0 };
  let held: Delivery[] = [];
  const send = async (late: (delivery: Delivery) => boolean) => {
    deaf.clear();
    const now = shuffled(random, held.splice(0));
    held = now.filter((delivery) => late(delivery));
    counts.late += held.length;
    const sent = now.filter((delivery) => !held.includes(delivery));
    const doubled = sent.filter(() => random() < DOUBLED);
    counts.doubled += doubled.length;
    await inParallel(shuffled(random, [...sent, ...doubled]), async (delivery) => {
      const hasArrived = await arrives(delivery);
      counts.sent += 1;
      // Stripe retries what was not answered with 200, as on a busy machine.
      if (hasArrived) untold.delete(customerOf(delivery));
      else held.push(delivery);
    });
  };
  return {
    async take(delivery) {
      const customer = customerOf(delivery);
      untold.add(customer);
      if (!deaf.has(customer)) deaf.set(customer, random() < DEAF);
      if (deaf.get(customer) || random() < LOST) counts.lost += 1;
      else held.push(delivery);
    },
    sendSome: () => send(() => random() < LATE),
    sendAll: () =>
      untilNone(
        () => held.length,
        () => send(() => false),
      ),
    weKnow: (customer) => void untold.delete(customer),
    wasTold: (customer) => !untold.has(customer),
    counts,
  };
}

async function untilNone(left: () => number, work: () => Promise<void>): Promise<void> {
  for (let tries = 0; left() > 0; tries += 1) {
    if (tries > 9) throw new Error(`${left()} events were refused ten times`);
    await work();
  }
}

function arrives(delivery: Delivery): Promise<boolean> {
  return delivery.send().then(
    () => true,
    () => false,
  );
}

/** Runs work with limited concurrency. */
export async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

function shuffled<T>(random: () => number, all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(left.indexOf(pick(random, left)), 1)[0]!);
}

function customerOf({ event }: Delivery): string {
  const { id, object, customer } = event.data.object;
  if (object === 'customer') return id;
  return typeof customer === 'object' ? (customer?.id ?? '') : (customer ?? '');
}
