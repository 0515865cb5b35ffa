import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAD_STATUSES, REQUEST_STATUSES } from '#contract/requests/statuses.ts';
import { figuresOf } from '#server/matching/simulation/figures.ts';
import { readLog } from '#server/matching/simulation/log.ts';
import { playMarket } from '#server/matching/simulation/play-market.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { fillDemoWorld } from './demo-world.ts';
import { DEMO_PLUMBER } from './professionals.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
  await fillDemoWorld(site.platform);
});
afterAll(() => site.stop());

test('the quota of everybody in the demo equals the ledger of their leads', async () => {
  const { rows } = await sql`
    select count(*)::int as professionals,
      count(*) filter (where used <> coalesce(entries, 0))::int as wrong,
      count(*) filter (where used > coalesce(max_requests + granted, used))::int as beyond
    from professional_quotas quota
    join plans on plans.id = plan_id
    left join lateral (
      select sum(case kind when 'taken' then 1 when 'returned' then -1 else 0 end)::int as entries
      from quota_entries
      where professional_id = quota.professional_id and month = quota.month
    ) ledger on true`.execute(site.platform.db);
  expect(rows).toEqual([{ professionals: expect.any(Number), wrong: 0, beyond: 0 }]);
  const leads = await sql`
    select count(*)::int as without from leads
    where id not in (select lead_id from quota_entries where kind = 'taken')`.execute(
    site.platform.db,
  );
  expect(leads.rows).toEqual([{ without: 0 }]);
});

test('a replay of the last months of the demo comes close to what happened', async () => {
  const { db, clock } = site.platform;
  const now = clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
  const { run, happened } = await readLog(db, { since, now, seed: 1 });
  const was = figuresOf(happened);
  const replayed = figuresOf(playMarket(run));
  expect(was.requests).toBeGreaterThan(1000);
  expect(was.threeAsked).toBeGreaterThan(0.7);
  expect(Math.abs(was.filled - replayed.filled)).toBeLessThan(0.05);
});

test('some of the demo work by hours and a few are away, but not its plumber', async () => {
  const { rows } = await sql<{ declared: boolean; away: boolean }>`
    select bool_or(hours <> '[]') as declared, bool_or(paused_until is not null) as away
    from professionals`.execute(site.platform.db);
  expect(rows).toEqual([{ declared: true, away: true }]);
  const plumber = await site.platform.db
    .selectFrom('professionals')
    .select('contactable')
    .where('id', '=', DEMO_PLUMBER.id)
    .executeTakeFirst();
  expect(plumber).toEqual({ contactable: true });
});

test('the newcomer of the demo is on the free plan without leads', async () => {
  const { rows } = await sql`
    select plan_id, used, max_requests, contactable,
      exists (select from leads where professional_id = professionals.id) as asked
    from professionals
    join users on users.id = user_id
    join professional_quotas on professional_id = professionals.id
    join plans on plans.id = plan_id
    where email = 'newpro@demo.test'`.execute(site.platform.db);
  expect(rows).toEqual([
    { plan_id: 'free', used: 0, max_requests: 5, contactable: true, asked: false },
  ]);
});

test('every rating of the demo equals that of its reviews, and every review has its job', async () => {
  const { rows } = await sql`
    select count(*)::int as professionals, sum(review_count)::int > 5000 as many,
      count(*) filter (where review_count <> coalesce(counted, 0)
        or abs(rating_mean - coalesce(mean, 0)) > 1e-6)::int as wrong
    from professionals
    left join (
      select reviews.professional_id, count(*)::int as counted, avg(rating)::float8 as mean
      from reviews join requests on requests.id = request_id
      where status = 'completed' and requests.professional_id = reviews.professional_id
        and author_id = customer_id
        and ended_at < reviews.created_at and answered_at is distinct from reviews.created_at
      group by reviews.professional_id
    ) told on told.professional_id = professionals.id`.execute(site.platform.db);
  expect(rows).toEqual([{ professionals: expect.any(Number), many: true, wrong: 0 }]);
});

test('the plumber of the demo was reviewed in three languages, and his answers are counted', async () => {
  const { rows } = await sql`
    select array_agg(distinct requests.language order by requests.language) as languages,
      (select accepted_count || ' ' || denied_count from professionals where id = ${DEMO_PLUMBER.id})
        as kept,
      (select count(*) filter (where status = 'accepted'
            or (status = 'withdrawn' and responded_at is not null)) || ' ' ||
          count(*) filter (where status = 'denied')
        from leads where professional_id = ${DEMO_PLUMBER.id}) as counted
    from reviews join requests on requests.id = request_id
    where reviews.professional_id = ${DEMO_PLUMBER.id}`.execute(site.platform.db);
  const [plumber] = rows as { languages: string[]; kept: string; counted: string }[];
  expect(plumber?.languages).toEqual(['en', 'es', 'fr']);
  expect(plumber?.kept).toBe(plumber?.counted);
});

test('the last contact of everybody equals that of their leads', async () => {
  const { rows } = await sql`
    select count(*)::int as professionals, count(last_contacted_at)::int > 50 as some,
      count(*) filter (where last_contacted_at is distinct from last_at)::int as wrong
    from professionals left join lateral (
      select max(sent_at) as last_at from leads where professional_id = professionals.id
    ) asked on true`.execute(site.platform.db);
  expect(rows).toEqual([{ professionals: expect.any(Number), some: true, wrong: 0 }]);
});

test('nobody joined after their first activity', async () => {
  const { rows } = await sql`
    select requests.id from requests join users on users.id = customer_id
    where users.created_at >= requests.created_at
    union all
    select leads.id from leads join professionals on professionals.id = professional_id
    join users on users.id = user_id
    where greatest(users.created_at, professionals.created_at) >= sent_at`.execute(
    site.platform.db,
  );
  expect(rows).toEqual([]);
});

test('whoever answered has read what came before, and another was hired only where one was', async () => {
  const { rows: unread } = await sql`
    select theirs.id from messages theirs
    join messages own on own.request_id = theirs.request_id
      and own.professional_id = theirs.professional_id
      and own.sender_type <> theirs.sender_type and own.created_at > theirs.created_at
    left join conversation_reads mark on mark.request_id = theirs.request_id
      and mark.professional_id = theirs.professional_id and mark.reader = own.sender_type
    where theirs.created_at > coalesce(mark.read_until, '-infinity')`.execute(site.platform.db);
  expect(unread).toEqual([]);
  const { rows: unhired } = await sql`
    select leads.id from leads join requests on requests.id = request_id
    where ended_because = 'hired_other' and (hired_at is null
      or requests.professional_id = leads.professional_id)`.execute(site.platform.db);
  expect(unhired).toEqual([]);
});

test('the stories hold requests in every status, and leads', async () => {
  const { rows } = await sql<{ requests: string[]; leads: string[] }>`
    select array_agg(distinct requests.status order by requests.status) as requests,
      array_agg(distinct leads.status order by leads.status) as leads
    from requests left join leads on leads.request_id = requests.id`.execute(site.platform.db);
  expect(rows[0]?.requests).toEqual([...REQUEST_STATUSES].toSorted());
  expect(rows[0]?.leads.filter(Boolean)).toEqual([...LEAD_STATUSES].toSorted());
  const { rows: late } = await sql`select id from leads
    where sent_at > now() or seen_at > now() or responded_at > now()
      or (status = 'pending' and expires_at <= now())`.execute(site.platform.db);
  expect(late).toEqual([]);
});

test('the market of the demo has drop-offs, and counts of typed messages', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as submitted,
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status in ('sent', 'pending'))::int as open,
      (select sum(messages)::int from intake_counts) as typed,
      (select sum(messages)::int from intake_counts where profession_id is not null) as understood
    from requests`.execute(site.platform.db);
  const { submitted = 0, completed = 0, open = 0, typed = 0, understood = 0 } = rows[0] ?? {};
  expect(completed / submitted).toBeLessThan(0.95);
  expect(open).toBeGreaterThan(5);
  expect(typed).toBeGreaterThan(understood);
  expect(understood).toBeGreaterThan(submitted);
});
