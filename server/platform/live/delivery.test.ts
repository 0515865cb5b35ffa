import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { ana, messageSent, startLiveNodes, type LiveNodes } from '#tests/support/live-nodes.ts';
import { memoryLog } from '#tests/support/log.ts';
import { patiently } from '#tests/support/patience.ts';
import { makeDelivery } from './delivery.ts';
import { makeSubscribers } from './subscribers.ts';

let nodes: LiveNodes;
beforeEach(async () => void (nodes = await startLiveNodes()));
afterEach(() => nodes.stop());

/** Stores events of Ana; resolves with their ids. */
async function store(count: number, age = '0 s'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into live_events (user_id, event, created_at)
    select ${ana}, '{"type": "notice.sent"}', now() - ${age}::interval
    from generate_series(1, ${count}) returning id`.execute(nodes.database.db);
  return rows.map(({ id }) => id);
}

/** A page of Ana, and the delivery to it. */
async function openDelivery() {
  const log = memoryLog();
  const got: number[] = [];
  const nothing = () => {};
  const page = {
    send: ({ id }: { id: number }) => void got.push(id),
    replay: () => Promise.resolve(),
    sendNumber: nothing,
    sendTransient: (event: LiveEvent) =>
      void got.push(event.type === 'message.sent' ? Number(event.messageId) : NaN),
    recheck: nothing,
    close: nothing,
  };
  const subscribers = makeSubscribers(log);
  const delivery = makeDelivery(subscribers, { db: nodes.database.db, log });
  await delivery.deliverMissed(delivery.position());
  subscribers.add(ana, page);
  return { delivery, got, log };
}

it('an event that became visible late is not skipped for one announced before catching up', async () => {
  await store(1);
  const { delivery, got } = await openDelivery();
  const position = delivery.position();
  const [late] = await store(1, '2 minutes');
  const [next] = await store(1);
  delivery.announced(`rows:[{"id":${next},"userId":"${ana}","event":{"type":"notice.sent"}}]`);
  await delivery.deliverMissed(position);
  expect(got.toSorted((one, other) => one - other)).toEqual([late, next]);
});

it('all that was missed is delivered, however much it is', async () => {
  await store(1100);
  const { delivery, got } = await openDelivery();
  const missed = await store(2300);
  await delivery.deliverMissed(delivery.position());
  expect(got.slice(-missed.length)).toEqual(missed);
});

it('what is announced or stored here while missed events are read is delivered after them', async () => {
  await store(1);
  const { delivery, got } = await openDelivery();
  const { db } = nodes.database;
  const [missed, announced, own] = await store(3);
  const { promise: isOver, resolve: unlock } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const lock = db.transaction().execute(async (tx) => {
    await sql`lock table live_events in access exclusive mode`.execute(tx);
    locked();
    await isOver;
  });
  await isLocked;
  const reading = delivery.deliverMissed(delivery.position());
  const event = { type: 'notice.sent' } as const;
  delivery.announced(`rows:${JSON.stringify([{ id: announced, userId: ana, event }])}`);
  delivery.deliverLocally([{ id: own!, userId: ana, event }]);
  expect(got).toEqual([]);
  unlock();
  await Promise.all([lock, reading]);
  expect(got).toEqual([missed, announced, own]);
});

it('what was kept is delivered in order where what was missed could not be read', async () => {
  const { delivery, got } = await openDelivery();
  const [own, next, last] = await store(3);
  const rowOf = (id: number | undefined) => ({
    id: id!,
    userId: ana,
    event: messageSent(String(id)),
  });
  const reading = delivery.whileHeld(async () => {
    // The listening connection is new: it hears of the later ones only.
    delivery.deliverLocally([rowOf(own)]);
    delivery.announced(`rows:${JSON.stringify([rowOf(next)])}`);
    delivery.deliverLocally([rowOf(next), rowOf(last)]);
    throw new Error('The connection is broken');
  });
  await expect(reading).rejects.toThrow('The connection is broken');
  expect(got).toEqual([own, next, last]);
});

it('events announced by their numbers are read again where the database could not be asked', async () => {
  const { delivery, got, log } = await openDelivery();
  const { db } = nodes.database;
  const [first, second, third] = await store(3);
  await sql`alter table live_events rename to away`.execute(db);
  delivery.announced(`${first}:${ana},${second}:${ana}`);
  await expect.poll(() => log.lines.map(({ message }) => message), patiently).toHaveLength(1);
  await sql`alter table away rename to live_events`.execute(db);
  delivery.announced(`${third}:${ana}`);
  await expect.poll(() => got, patiently).toEqual([first, second, third]);
  delivery.stop();
});

it('what could not be read is read no more once the delivery has stopped', async () => {
  const { delivery, got, log } = await openDelivery();
  const { db } = nodes.database;
  const [first] = await store(1);
  await sql`alter table live_events rename to away`.execute(db);
  delivery.announced(`${first}:${ana}`);
  await expect.poll(() => log.lines.length, patiently).toBe(1);
  delivery.stop();
  await sql`alter table away rename to live_events`.execute(db);
  delivery.announced(`${first}:${ana}`);
  await sleep(700);
  expect([got, log.lines.length]).toEqual([[], 1]);
});
