import { setTimeout as later } from 'node:timers/promises';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { reconcileSubscriptions } from '#server/payments/payments.ts';
import type { Operations } from '#sandbox/stripe/operations.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { customerOf, perform } from './payments-player.ts';
import { badPost, inParallel, type Post } from './payments-post.ts';
import { randomOf, storyOf, waitsOf, type PaymentAct } from './payments-story.ts';
import { differences, toldOf, truthOf } from './payments-truth.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';

const ROUNDS = 4;

/**
 * The seeds to play. 500 take minutes: NEARHAND_CHAOS=0-499, or NEARHAND_CHAOS=17 for a failed one.
 */
export function chaosSeeds(usual: string): number[] {
  const [from = 0, to = from] = (process.env['NEARHAND_CHAOS'] ?? usual).split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

interface Life {
  seed: number;
  who: Professional;
  story: (PaymentAct | undefined)[];
}

interface Stage {
  site: StartedApp;
  operations: Operations;
  post: Post;
  lives: Life[];
}

/**
 * Lets a professional live for each seed, all of them at the same time, while events are lost,
 * doubled, shuffled and late. Holds what we say of each against the objects of the sandbox: of those
 * who were told everything once it is quiet, of all after the nightly look.
 * @returns what went wrong, each with its seed; nothing where all is well
 */
export async function liveThrough(site: StartedApp, seeds: readonly number[]): Promise<string[]> {
  const stage = await begin(site, seeds);
  const { post } = stage;
  const wrong: string[] = [];
  const waits = waitsOf(seeds[0] ?? 0, ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    wrong.push(...(await actAll(stage, round)));
    await site.advance(waits[round]!);
    await site.drainJobs();
    wrong.push(...(await brokenLaws(site)));
  }
  await post.sendAll();
  await site.drainJobs();
  const told = await Promise.all(stage.lives.map((life) => isTold(stage, life)));
  const early = stage.lives.filter((_, index) => told[index]);
  wrong.push(...(await compareAll(stage, early, 'when it was quiet')));
  await site.advance(60);
  await reconcileSubscriptions(site.platform);
  await site.drainJobs();
  wrong.push(...(await compareAll(stage, stage.lives, 'after the night')));
  wrong.push(...(await brokenLaws(site)));
  const isChaos = Object.values(post.counts).every((count) => count > 0) && early.length > 0;
  if (seeds.length > 50 && !isChaos) wrong.push('nothing was lost, doubled or late');
  return wrong;
}

async function begin(site: StartedApp, seeds: readonly number[]): Promise<Stage> {
  const { operations, events } = site.sandbox!;
  const post = badPost(seeds[0] ?? 0);
  events.handOver(post.take);
  await answerLate(site, randomOf(seeds[0] ?? 0));
  const lives: Life[] = [];
  await inParallel(seeds, async (seed) => {
    const who = await aProfessional(site, `Pro ${seed}`);
    lives.push({ seed, who, story: storyOf(seed, ROUNDS) });
  });
  return { site, operations, post, lives };
}

/** A snapshot is stored after a delay: another one may have overtaken it. */
async function answerLate({ platform }: StartedApp, random: () => number): Promise<void> {
  const { subscriptions } = await platform.stripe!.loadClient();
  const list = subscriptions.list.bind(subscriptions);
  const late = async (...given: Parameters<typeof list>) => {
    const answer = await list(...given);
    await later(random() * 40);
    return answer;
  };
  subscriptions.list = late as unknown as typeof list;
}

/** Events arrive while people act, and several of them are processed concurrently. */
async function actAll(stage: Stage, round: number): Promise<string[]> {
  const { site, operations, post, lives } = stage;
  const wrong: string[] = [];
  await staySignedIn(site);
  const acts = inParallel(lives, async ({ seed, who, story }) => {
    const act = story[round];
    if (!act) return;
    if (randomOf(seed + round)() < 0.8) await forgetCards(site);
    try {
      const isOurs = await perform({ site, operations, who }, act);
      const customer = isOurs ? await customerOf({ site, who }) : null;
      if (customer) post.weKnow(customer);
    } catch (error) {
      wrong.push(`seed ${seed}, round ${round}, ${JSON.stringify(act)}: ${inspect(error)}`);
    }
  });
  const arrivals = post.sendSome().then(() => drainInParallel(site));
  await Promise.all([acts, arrivals]);
  await site.drainJobs();
  return wrong;
}

async function drainInParallel(site: StartedApp): Promise<void> {
  await Promise.all([site.drainJobs(), site.drainJobs(), site.drainJobs()]);
}

async function staySignedIn({ platform: { db, clock } }: StartedApp): Promise<void> {
  const now = clock.now();
  const expires_at = new Date(now.getTime() + 86_400_000);
  await db.updateTable('sessions').set({ last_seen_at: now, expires_at }).execute();
}

/** There are few test cards: most people would have none without an earlier trial. */
async function forgetCards({ platform: { db } }: StartedApp): Promise<void> {
  await db.deleteFrom('trial_claims').where('kind', '=', 'card').execute();
}

/** Invariants that hold at every moment, whatever was lost or late. */
async function brokenLaws({ platform: { db } }: StartedApp): Promise<string[]> {
  const { rows: free } = await sql<{ id: string }>`
    select professional_id as id from professional_quotas
    where plan_id <> 'free' and not exists (
      select from subscriptions s join sandbox_objects o on o.customer = s.stripe_customer_id
      where s.professional_id = professional_quotas.professional_id and (o.kind = 'payment_method'
        or (o.kind = 'invoice' and o.body->>'status' = 'paid' and (o.body->>'amount_paid')::int > 0)))
  `.execute(db);
  const { rows: twice } = await sql<{ id: string }>`
    select customer as id from sandbox_objects
    where kind = 'subscription' and body->>'status' not in ('canceled', 'incomplete_expired')
    group by customer having count(*) > 1
  `.execute(db);
  return [
    ...free.map(({ id }) => `professional ${id} has a plan and gave no card`),
    ...twice.map(({ id }) => `customer ${id} has two live subscriptions`),
  ];
}

async function isTold({ site, post }: Stage, { who }: Life): Promise<boolean> {
  const customer = await customerOf({ site, who });
  return customer === null || post.wasTold(customer);
}

async function compareAll(
  { site, operations }: Stage,
  lives: readonly Life[],
  when: string,
): Promise<string[]> {
  const wrong: string[] = [];
  await staySignedIn(site);
  await inParallel(lives, async ({ seed, who, story }) => {
    const told = await toldOf(site, who);
    const truth = await truthOf(site.platform.stripe!, operations, {
      customerId: await customerOf({ site, who }),
      kept: told.row?.stripe_subscription_id ?? null,
    });
    const found = differences(truth, told);
    const acts = story.map((act) => JSON.stringify(act ?? null)).join(' ');
    if (found.length > 0) wrong.push(`seed ${seed} ${when}: ${found.join('; ')} (${acts})`);
  });
  return wrong;
}
