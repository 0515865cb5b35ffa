import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { openDatabase, type Database } from '#server/platform/database/db.ts';
import { withProfessionalLock } from './professional-lock.ts';

let fresh: FreshDatabase;
let db: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  await sql`create table shelves as select 1 as id`.execute(fresh.db);
  const onConnectionError = () => {};
  db = openDatabase({ connection: fresh.connection, onConnectionError, maxConnections: 3 });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

test('Stripe is called once, though a transaction of the work met a migration', async () => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    throw Object.assign(new Error('cached plan must not change result type'), { code: '0A000' });
  };
  await expect(withProfessionalLock({ db }, 'somebody', work)).rejects.toThrow('cached plan');
  expect(calls).toBe(1);
});
