import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { answerReview, writeReview } from '#contract/requests/reviews.ts';
import { openClient, startApp, type StartedApp } from '#tests/support/app.ts';
import { finish } from '#tests/support/completed-job.ts';
import { paying } from './calls/calls-payments.ts';
import { leaksTo } from './judge.ts';
import type { Actor } from './matrix.ts';
import { browserOf, makeWorld, type World } from './world.ts';

// Leaks by push: letters and live streams that were not requested.

const people = [
  'custA_owner',
  'custB_other',
  'pro_pending',
  'pro_accepted',
  'pro_unrelated',
] as const satisfies readonly Actor[];

let site: StartedApp;
let world: World;
const frames = new Map<Actor, string>();
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  world = await makeWorld(site);
  const stop = await listenAll();
  await site.drainJobs();
  await goOn();
  await site.drainJobs();
  await vi.waitUntil(() => frames.get('pro_accepted')?.includes('message.sent'));
  await vi.waitUntil(() => frames.get('custA_owner')?.includes('lead.changed'));
  for (const side of ['custA_owner', 'pro_accepted'] as const)
    await vi.waitUntil(() => frames.get(side)?.split('review.changed').length === 3);
  await vi.waitUntil(() => frames.get('pro_accepted')?.includes('subscription.changed'));
  await stop();
});
afterAll(() => site.stop());

/** Triggers an event of which each side of R1 is notified. */
async function goOn() {
  const { requestId: serviceRequestId, custA_owner, pro_accepted, pro_pending, leads } = world;
  const { professionalId } = pro_accepted;
  const body = { serviceRequestId, content: 'See you at noon', professionalId };
  await custA_owner.call(sendMessage, { body });
  await pro_pending.call(respondToLead, {
    params: { id: leads.pending },
    body: { status: 'denied' },
  });
  await finish(custA_owner, pro_accepted, serviceRequestId);
  const { id } = await custA_owner.call(writeReview, {
    body: { serviceRequestId, comment: 'Write me at ana@example.test' },
  });
  await pro_accepted.call(answerReview, { params: { id }, body: { text: 'Thank you' } });
  await paying(world);
}

/** Opens the live stream of every person and records its events. */
async function listenAll(): Promise<() => Promise<void>> {
  const ends = await Promise.all(people.map(listenTo));
  return async () => void (await Promise.all(ends.map((end) => end())));
}

async function listenTo(actor: Actor): Promise<() => Promise<void>> {
  const { fetch } = await browserOf(world, actor, site.url);
  const over = new AbortController();
  const answer = await fetch('/api/events', { signal: over.signal });
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const chunk of answer.body ?? []) {
      frames.set(actor, (frames.get(actor) ?? '') + decoder.decode(chunk as Uint8Array));
    }
  };
  const done = read().catch(() => {});
  return async () => {
    over.abort();
    await done;
  };
}

describe.each(people)('%s', (actor) => {
  it('gets nothing by the live stream that they may not know', () => {
    expect(frames.get(actor)).toMatch(/^retry/);
    expect(leaksTo(world, actor, { call: 'GET /api/events' }, frames.get(actor) ?? '')).toEqual([]);
  });

  it('gets nothing by a letter that they may not know', async () => {
    const email = world[actor].email ?? '';
    const to = `/dev/outbox.json?to=${encodeURIComponent(email)}`;
    const letters = (await (await openClient(site.url).fetch(to)).json()) as { to: string }[];
    const text = JSON.stringify(letters.map((letter) => ({ ...letter, to: '' })));
    expect(leaksTo(world, actor, { call: 'GET /api/events' }, text)).toEqual([]);
  });
});

it('notifies nobody but the subscriber of a changed subscription', () => {
  const told = people.filter((actor) => frames.get(actor)?.includes('subscription.changed'));
  expect(told).toEqual(['pro_accepted']);
});

it('letters were sent to both sides', async () => {
  const rows = await site.platform.db.selectFrom('outbox_messages').select('recipient').execute();
  const told = new Set(rows.map(({ recipient }) => recipient));
  expect([told.has(world.pro_pending.email), told.has(world.custA_owner.email ?? '')]).toEqual([
    true,
    true,
  ]);
});
