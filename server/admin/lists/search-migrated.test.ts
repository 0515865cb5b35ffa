import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrationsDir } from '#server/platform/database/migrate.ts';
import { emptyDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { insertCrowd } from '#tests/support/admin/panel-crowd.ts';

/** The last migration before rows stored the names of others. */
const BEFORE = 33;

let database: FreshDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

it('rows of an older version are found by the names of others once it is migrated', async () => {
  const { db } = database;
  await migrate(db, migrationsDir, { upTo: BEFORE });
  await insertCrowd(db, 12);
  expect(await migrate(db)).toContain('0034_sought_with_names');
  const { rows } = await sql<{ sought: string }>`
    select requests.sought || '|' || reviews.sought as sought
    from requests join reviews on reviews.author_id = requests.customer_id
    where requests.description = 'The tap leaks, case 1'`.execute(db);
  expect(rows.map(({ sought }) => sought.replace('\u001F', '/'))).toEqual([
    'zoe person.1@example.test the tap leaks, case 1 montreal|zoe person.1@example.test/eric',
  ]);
});
