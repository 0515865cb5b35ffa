import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openLink, type Link } from '#faults/outages/link.ts';
import {
  ana,
  messagesIn,
  messageSent,
  startLiveNodes,
  type LiveNodes,
} from '#tests/support/live-nodes.ts';
import { memoryLog } from '#tests/support/log.ts';
import { patiently } from '#tests/support/patience.ts';
import { change } from '#server/platform/change.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { makeCatchUp } from './catch-up.ts';

const isLocal = 'host' in inject('databaseTemplate').connection;

describe.skipIf(!isLocal)('while the listening connection is dead and nobody has noticed', () => {
  let nodes: LiveNodes;
  let link: Link;
  beforeEach(async () => {
    nodes = await startLiveNodes();
    link = await openLink(nodes.database.connection as Link['connection']);
  });
  afterEach(async () => {
    await nodes.stop();
    link.stop();
  });

  it('a page hears of a commit whose answer was lost before what is written next', async () => {
    const { live, open } = await nodes.node(link.connection);
    const page = await open('ana-token');
    link.suffer('halfOpen');
    // What a lost answer leaves: stored, and delivered by nobody.
    await nodes.publish(live, ana, 'in doubt');
    await live.catchUp();
    const { db } = nodes.database;
    await change({ db, live, jobs: {} as Jobs }, async ({ publishLive }) =>
      publishLive(ana, messageSent('next')),
    );
    await expect.poll(() => messagesIn(page.text), patiently).toEqual(['in doubt', 'next']);
  });

  it('such a commit has it replaced, and what other nodes write is heard again', async () => {
    const { live, open } = await nodes.node(link.connection);
    const other = await nodes.node();
    const page = await open('ana-token');
    link.suffer('halfOpen');
    await live.catchUp();
    await nodes.publish(other.live, ana, 'from another node');
    await expect.poll(() => messagesIn(page.text), patiently).toEqual(['from another node']);
  }, 20_000);
});

it('a change catches up where its commit failed after it was sent, and only there', async () => {
  const nodes = await startLiveNodes();
  const { db } = nodes.database;
  const { live } = await nodes.node();
  let caughtUp = 0;
  const platform = { db, jobs: {} as Jobs, live: { ...live, catchUp } };
  async function catchUp() {
    caughtUp += 1;
  }
  await sql`create table promises (kept boolean primary key deferrable initially deferred)`.execute(
    db,
  );
  const keep = (times: number) =>
    change(platform, async ({ tx, publishLive }) => {
      publishLive(ana, messageSent('kept'));
      for (let n = 0; n < times; n += 1) await sql`insert into promises values (true)`.execute(tx);
      if (times === 0) throw new Error('changed my mind');
    });
  await expect(keep(0)).rejects.toThrow('changed my mind');
  await keep(1);
  expect(caughtUp).toBe(0);
  // The unique key is looked at by the commit.
  await expect(keep(1)).rejects.toThrow(/promises_pkey/);
  expect(caughtUp).toBe(1);
  await nodes.stop();
});

it('is read until that succeeds, and once more for who asks meanwhile', async () => {
  const log = memoryLog();
  let reads = 0;
  const catchUp = makeCatchUp(async () => {
    reads += 1;
    if (reads === 1) throw new Error('The database is away');
  }, log);
  await catchUp.run();
  expect([reads, log.lines.length]).toEqual([2, 1]);
  await Promise.all([catchUp.run(), catchUp.run(), catchUp.run()]);
  expect(reads).toBe(4);
});
