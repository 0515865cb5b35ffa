import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { openDatabase, type Database, type Db } from './db.ts';

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

const read = async (on: Db) =>
  (await sql`select * from shelves where id > ${0}::int`.execute(on)).rows;

const inTransaction = () =>
  db.transaction().execute(async (tx) => {
    await sql`select ${1}::int`.execute(tx);
    return read(tx);
  });

const three = <T>(work: () => Promise<T>) => Promise.all([work(), work(), work()]);

test('a node with prepared statements goes on when a newer one adds a column', async () => {
  await three(() => read(db));
  await sql`alter table shelves add name text`.execute(fresh.db);
  const row = { id: 1, name: null };
  expect(await three(() => read(db))).toEqual([[row], [row], [row]]);
});

test('so do its transactions', async () => {
  await three(inTransaction);
  await sql`alter table shelves add place text`.execute(fresh.db);
  const row = { id: 1, name: null, place: null };
  expect(await three(inTransaction)).toEqual([[row], [row], [row]]);
});

test('what a transaction did before is not done twice', async () => {
  await inTransaction();
  await sql`alter table shelves add weight int`.execute(fresh.db);
  await db.transaction().execute(async (tx) => {
    await sql`insert into shelves (id) values (${2}::int)`.execute(tx);
    await read(tx);
  });
  expect(await read(db)).toHaveLength(2);
});

test('so do those with an isolation level, or that only read', async () => {
  const readAs = () =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  await three(readAs);
  await sql`alter table shelves add depth int`.execute(fresh.db);
  expect(await three(readAs)).toHaveLength(3);
});
