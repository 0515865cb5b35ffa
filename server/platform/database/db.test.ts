import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { closeDatabase, openDatabase, type Db } from './db.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const errors: Error[] = [];
const open = (prepared = true) =>
  openDatabase({
    connection: fresh.connection,
    onConnectionError: (error) => errors.push(error),
    prepared,
    maxConnections: 1,
  });

const insertProfession = (id: number) =>
  sql`insert into professions values (${id}, ${`new-${id}`})`;

async function preparedTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by prepare_time`.execute(db);
  return rows.map(({ statement }) => statement);
}

test('a statement with values is prepared once under a name; one without is not', async () => {
  await using db = open();
  for (const word of ['a', 'b', 'c']) await sql`select ${word}::text`.execute(db);
  await db.transaction().execute((tx) => sql`select 1`.execute(tx));
  expect(await preparedTexts(db)).toEqual(['select $1::text']);
});

test('nothing is prepared behind a pooler that cannot keep it', async () => {
  await using db = open(false);
  await sql`select ${'a'}::text`.execute(db);
  expect(await preparedTexts(db)).toEqual([]);
});

test('the same statement sent many times concurrently in a transaction gets each answer in order', async () => {
  await using db = open();
  const answers = await db
    .transaction()
    .execute((tx) =>
      Promise.all([1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(tx))),
    );
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
});

test('a failing statement among several rolls the transaction back, and the connection stays usable', async () => {
  await using db = open();
  const work = db.transaction().execute(async (tx) => {
    await Promise.all([900, 1, 901].map((id) => insertProfession(id).execute(tx)));
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  const made = db.selectFrom('professions').select('id').where('id', '>=', 900);
  expect(await made.execute()).toEqual([]);
});

test('values are mapped to our types', async () => {
  const { rows } = await sql`select 9007199254740991::bigint as big, 12.50::numeric as amount,
    date '2026-11-01' as day, timestamptz '2026-11-01 10:00+01' as moment, '{"a": [1]}'::jsonb as json,
    '\\x00ff'::bytea as bytes, count(*) as count from professions`.execute(fresh.db);
  expect(rows[0]).toEqual({
    big: 9_007_199_254_740_991,
    amount: 12.5,
    day: '2026-11-01',
    moment: new Date('2026-11-01T09:00:00Z'),
    json: { a: [1] },
    bytes: Buffer.from([0, 255]),
    count: 50,
  });
});

test('a bigint beyond a number is an error, not another number', async () => {
  await expect(sql`select 9007199254740993::bigint`.execute(fresh.db)).rejects.toThrow(RangeError);
});

test('a connection the server ends in mid-transaction fails that work alone', async () => {
  const db = open();
  const work = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(fresh.db);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await sql`select 1`.execute(tx);
  });
  await expect(work).rejects.toThrow('not queryable');
  expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  await closeDatabase(db);
});

test('a statement that takes too long is cancelled', async () => {
  const { connection } = fresh;
  await using db = openDatabase({ connection, onConnectionError: () => {}, statementTimeout: 20 });
  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toMatchObject({ code: '57014' });
});

test('a connection opened after a table has changed reads its rows as they are now', async () => {
  const read = async () => {
    await using db = open();
    const { rows } = await sql`select * from changing where id > ${0}::int`.execute(db);
    return rows;
  };
  await using db = open();
  await sql`create table changing as select 1 as id, null::text as word, 2::int8 as many`.execute(
    db,
  );
  expect(await read()).toEqual([{ id: 1, word: null, many: 2 }]);
  await sql`alter table changing drop many, add "a ""new"" one" date default '2026-12-01'`.execute(
    db,
  );
  expect(await read()).toEqual([{ id: 1, word: null, 'a "new" one': '2026-12-01' }]);
});

test('a value that does not fit fails its query alone', async () => {
  await using db = open();
  const tooMuch = sql`select ${'9007199254740993'}::int8 as many`.execute(db);
  await expect(tooMuch).rejects.toThrow(RangeError);
  const { rows } = await sql`select ${7}::int8 as many`.execute(db);
  expect(rows).toEqual([{ many: 7 }]);
});
