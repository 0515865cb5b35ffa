import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import {
  ana,
  ben,
  idsIn,
  messagesIn,
  startLiveNodes,
  type LiveNodes,
} from '#tests/support/live-nodes.ts';
import { deleteOldEvents } from './event-store.ts';
import { patiently } from '#tests/support/patience.ts';

let nodes: LiveNodes;
beforeEach(async () => void (nodes = await startLiveNodes()));
afterEach(() => nodes.stop());

describe('the live stream', () => {
  it('reaches a page on another node, and nobody else', async () => {
    const [a, b] = [await nodes.node(), await nodes.node()];
    const [anas, bens] = [await b.open('ana-token'), await b.open('ben-token')];
    await nodes.publish(a.live, ana, 'm1');
    await vi.waitFor(() => expect(messagesIn(anas.text)).toEqual(['m1']), patiently);
    await nodes.publish(a.live, ben, 'm2');
    await vi.waitFor(() => expect(messagesIn(bens.text)).toEqual(['m2']), patiently);
    expect(messagesIn(anas.text)).toEqual(['m1']);
    expect(anas.text).toMatch(
      /^retry: [234]\d{3}\n\n(?:event: beat\ndata: \{\}\n\n)+id: \d+\ndata: \{"type":"message\.sent"/,
    );
  });

  it('delivers a transient event on another node, and never replays it', async () => {
    const [a, b] = [await nodes.node(), await nodes.node()];
    const [anas, bens] = [await b.open('ana-token'), await b.open('ben-token')];
    await a.live.publishTransient(ana, { type: 'typing', requestId: 'r: with, signs' });
    await vi.waitFor(() => expect(anas.text).toContain('"typing"'), patiently);
    expect(anas.text).toContain('data: {"type":"typing","requestId":"r: with, signs"}\n\n');
    expect([idsIn(anas.text), bens.text.includes('typing')]).toEqual([[], false]);
  });

  it('delivers nothing of a transaction that was rolled back', async () => {
    const { live, open } = await nodes.node();
    const page = await open('ana-token');
    const event: LiveEvent = { type: 'request.changed', requestId: 'undone' };
    const undone = nodes.database.db.transaction().execute(async (tx) => {
      await live.publish(tx, [{ userId: ana, event }]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await nodes.publish(live, ana, 'm1');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1']), patiently);
    expect(page.text).not.toContain('undone');
  });

  it('delivers all events of one large transaction', async () => {
    const { live, open } = await nodes.node();
    const page = await open('ana-token');
    const many = Array.from({ length: 350 }, (_, index) => `m${index}`);
    await nodes.publish(live, ana, ...many.slice(0, 150));
    await vi.waitFor(() => expect(messagesIn(page.text)).toHaveLength(150), patiently);
    await nodes.publish(live, ana, ...many.slice(150));
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(many), patiently);
  });

  it('resumes after a gap, on any node', async () => {
    const [a, b] = [await nodes.node(), await nodes.node()];
    const page = await a.open('ana-token');
    await nodes.publish(a.live, ana, 'm1');
    await vi.waitFor(() => expect(idsIn(page.text)).toHaveLength(1), patiently);
    await page.leave();
    await nodes.publish(a.live, ana, 'm2', 'm3');
    await nodes.publish(a.live, ben, 'for ben');
    const again = await b.open('ana-token', idsIn(page.text)[0]);
    await nodes.publish(a.live, ana, 'm4');
    await vi.waitFor(() => expect(messagesIn(again.text)).toEqual(['m2', 'm3', 'm4']), patiently);
  });

  it('finds on resuming what was committed later under a smaller id', async () => {
    const { live, open } = await nodes.node();
    let commit = () => {};
    const slow = nodes.database.db.transaction().execute(async (tx) => {
      const event: LiveEvent = { type: 'request.changed', requestId: 'slow' };
      await live.publish(tx, [{ userId: ana, event }]);
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await vi.waitFor(() => expect(commit.toString()).not.toBe('() => {}'), patiently);
    const page = await open('ana-token');
    await nodes.publish(live, ana, 'fast');
    await vi.waitFor(() => expect(idsIn(page.text)).toHaveLength(1), patiently);
    await page.leave();
    commit();
    await slow;
    const again = await open('ana-token', idsIn(page.text)[0]);
    await vi.waitFor(() => expect(again.text).toContain('"slow"'), patiently);
  });

  it('replays what was published while its own connection was lost', async () => {
    const [a, b] = [await nodes.node(), await nodes.node()];
    const page = await b.open('ana-token');
    await nodes.publish(a.live, ana, 'm1');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1']), patiently);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'nearhand live' and datname = current_database()`.execute(
      nodes.database.db,
    );
    await nodes.publish(a.live, ana, 'm2');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1', 'm2']), patiently);
    await nodes.publish(a.live, ana, 'm3');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1', 'm2', 'm3']), patiently);
  });
});

it('what nodes share is read again where it could not be read when it was invalidated', async () => {
  const { live } = await nodes.node();
  let reads = 0;
  live.onSharedInvalidated('brand', async () => {
    reads += 1;
    if (reads < 3) throw new Error('The database is away');
  });
  await nodes.database.db.transaction().execute((tx) => live.invalidateShared(tx, 'brand'));
  await vi.waitFor(() => expect(reads).toBe(3), patiently);
});

it('deletes events after a day', async () => {
  const { live } = await nodes.node();
  await nodes.publish(live, ana, 'old', 'new');
  await sql`update live_events set created_at = now() - interval '25 hours'
    where event->>'messageId' = 'old'`.execute(nodes.database.db);
  const left = async () => {
    await deleteOldEvents(nodes.database.db);
    const { rows } = await sql<{
      id: string;
    }>`select event->>'messageId' as id from live_events`.execute(nodes.database.db);
    return rows.map(({ id }) => id);
  };
  expect(await left()).toEqual(['new']);
  await sql`update live_events set created_at = now() - interval '25 hours'`.execute(
    nodes.database.db,
  );
  expect(await left()).toEqual([]);
});
