import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { seedMass } from './mass.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('synthetic professionals are separate people, with a place, a trade and a quota', async () => {
  const steps: string[] = [];
  await seedMass(database.db, {
    professionals: 600,
    onProgress: ({ name, done, total }) => steps.push(`${name} ${done}/${total}`),
  });
  const { rows } = await sql`
    select count(*)::int as all, count(distinct user_id)::int as people,
      count(distinct location)::int > 100 as spread, count(distinct profession_id)::int as trades,
      count(plan_id)::int as quotas
    from professionals left join professional_quotas on professional_id = id`.execute(database.db);
  expect(rows).toEqual([{ all: 600, people: 600, spread: true, trades: 50, quotas: 600 }]);
  const further = await sql<{ many: boolean; placed: boolean }>`
    select count(*) between 60 and 180 as many, bool_or(loc is not null) as placed
    from further_professions`.execute(database.db);
  expect(further.rows).toEqual([{ many: true, placed: true }]);
  expect(steps[0]).toBe('professionals 0/600');
  expect(steps.at(-1)).toBe('statistics 600/600');
});

test('more of them are added to existing ones, and the search indexes are rebuilt', async () => {
  await seedMass(database.db, { professionals: 50 });
  const { rows } = await sql`select count(*)::int as count from professionals`.execute(database.db);
  expect(rows).toEqual([{ count: 650 }]);
  const indexes = await sql<{ indexname: string }>`
    select indexname from pg_indexes where tablename in ('professionals', 'further_professions')`.execute(
    database.db,
  );
  expect(indexes.rows.map(({ indexname }) => indexname)).toEqual(
    expect.arrayContaining(['professionals_match', 'further_professions_match']),
  );
});
