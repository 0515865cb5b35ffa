import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { professionId } from '#contract/professionals/professions.ts';
import { makeDraw, pick } from '#db/seed/deterministic.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCompletedJob } from '#tests/support/completed-job.ts';
import { aCustomer, aProfessional, type Customer } from '#tests/support/people.ts';

// Each takes five seconds on an idle machine.
vi.setConfig({ testTimeout: 60_000 });

let site: StartedApp;
let marie: Customer;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
});
afterAll(() => site.stop());

const review = (body: object) => marie.ask('POST', '/api/user/feedback', body);

/** The ratings computed from the rows of reviews, and those stored, for each professional. */
async function ratings() {
  const { rows } = await sql<{ kept: string; counted: string; count: number }>`
    select rating_mean || ' of ' || review_count as kept, review_count as count,
      coalesce((select avg(rating)::float8::real || ' of ' || count(*) from reviews
        where professional_id = professionals.id having count(*) > 0), '0 of 0') as counted
    from professionals order by id`.execute(site.platform.db);
  return rows;
}

test('twenty concurrent reviews of one job are one, counted once, in 20 rounds', async () => {
  const ann = await aProfessional(site, 'Ann', { plan: 'premium' });
  for (let round = 1; round <= 20; round += 1) {
    const { requestId } = await aCompletedJob(marie, ann, { description: `Job ${round}` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        review({ serviceRequestId: requestId, rating: (index % 5) + 1 }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const [row] = await ratings();
    expect([row?.kept, row?.count]).toEqual([row?.counted, round]);
  }
});

test('after 1,000 random calls, ten at a time, every rating equals that of its reviews', async () => {
  const draw = makeDraw(7);
  const professionals = await Promise.all(
    ['Ben', 'Cleo', 'Dan', 'Eve'].map((name) => aProfessional(site, name, { active: false })),
  );
  const jobs = await completedJobs(
    professionals.map(({ professionalId }) => professionalId),
    600,
  );
  for (let round = 0; round < 100; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        review({ serviceRequestId: pick(jobs, draw), rating: Math.floor(draw() * 7) }),
      ),
    );
  }
  const rows = await ratings();
  expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ counted }) => counted));
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(300);
});

/** Completed requests of these professionals in turn, inserted directly. */
async function completedJobs(professionalIds: string[], count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into requests (id, customer_id, profession_id, description, location, area, urgency,
      language, status, professional_id, fingerprint, created_at, ended_at)
    select gen_random_uuid(), ${marie.id}, ${professionId('plumber')}, 'Job ' || number, 'Montréal',
      'Montréal', 'Soon (2-3 days)', 'en', 'completed',
      (${professionalIds}::uuid[])[1 + number % ${professionalIds.length}::int],
      decode(md5(number::text), 'hex'), now(), now()
    from generate_series(1, ${count}::int) as number
    returning id`.execute(site.platform.db);
  return rows.map(({ id }) => id);
}
