import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ana,
  idsIn,
  messageSent,
  messagesIn,
  startLiveNodes,
  type LiveNodes,
} from '#tests/support/live-nodes.ts';
import { transactionWithCommitWork } from '#server/platform/database/pipeline.ts';
import type { LiveStream } from './live.ts';
import { patiently } from '#tests/support/patience.ts';

let nodes: LiveNodes;
beforeEach(async () => void (nodes = await startLiveNodes()));
afterEach(() => nodes.stop());

/** Publishes as a change does: to this node's pages once it is committed. */
function tellHere(live: LiveStream, userId: string, messageId: string) {
  return transactionWithCommitWork(nodes.database.db, async (_tx, last) =>
    last({
      execute: (tx) => live.publish(tx, [{ userId, event: messageSent(messageId) }]),
      committed: live.deliverLocally,
    }),
  );
}

/** Blocks NOTIFY while this runs. */
async function withoutListening(work: () => Promise<void>): Promise<void> {
  const listener = sql`application_name = 'nearhand live' and datname = current_database()`;
  const { db } = nodes.database;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listener}`.execute(db);
  await work();
}

describe("a node's own change", () => {
  it('is delivered to its pages before its NOTIFY, and numbered then', async () => {
    const { live, open } = await nodes.node();
    const page = await open('ana-token');
    await withoutListening(async () => {
      await tellHere(live, ana, 'm1');
      await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1']), patiently);
      expect(idsIn(page.text.split('"m1"')[0]!)).toEqual([]);
    });
    await nodes.publish(live, ana, 'm2');
    await vi.waitFor(() => expect(messagesIn(page.text)).toEqual(['m1', 'm2']), patiently);
    expect(page.text).toMatch(/"m1".*\n\nid: \d+\n\nid: \d+\ndata: .*"m2"/);
  });

  it('is delivered once, here and elsewhere', async () => {
    const [a, b] = [await nodes.node(), await nodes.node()];
    const pages = [await a.open('ana-token'), await b.open('ana-token')];
    const bens = await a.open('ben-token');
    for (const id of ['m1', 'm2', 'm3']) await tellHere(a.live, ana, id);
    await nodes.publish(a.live, ana, 'last');
    for (const page of pages) {
      await vi.waitFor(() => expect(messagesIn(page.text)).toHaveLength(4), patiently);
      expect(messagesIn(page.text)).toEqual(['m1', 'm2', 'm3', 'last']);
      expect(idsIn(page.text)).toHaveLength(4);
    }
    expect(messagesIn(bens.text)).toEqual([]);
  });
});
