import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { pipelined, transactionWithCommitWork } from './pipeline.ts';
import { openDatabase, type Db } from './db.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const insert = (db: Db, id: number) =>
  sql`insert into professions values (${id}, ${`new-${id}`})`.execute(db);

const inserting = (id: number) => ({
  execute: async (tx: Db) => void (await insert(tx, id)),
});

async function madeFrom(id: number): Promise<number[]> {
  const made = fresh.db.selectFrom('professions').select('id').where('id', '>=', id);
  return (await made.orderBy('id').execute()).map((row) => row.id);
}

/** A connection that counts round trips. */
async function countedWay() {
  const { host, port } = fresh.connection as { host: string; port: number };
  const way = { turns: 0 };
  let answered = true;
  const server = createServer((near: Socket) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    near.on('data', (chunk) => {
      way.turns += answered ? 1 : 0;
      answered = false;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      answered = true;
      near.write(chunk);
    });
    near.on('close', () => far.destroy()).on('error', () => {});
    far.on('close', () => near.destroy()).on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = { host: '127.0.0.1', port: (server.address() as { port: number }).port };
  const connection = { ...fresh.connection, ...at };
  const db = openDatabase({ connection, onConnectionError: () => {}, maxConnections: 1 });
  return Object.assign(way, { db, close: () => db.destroy().then(() => server.close()) });
}

test('a transaction of three parts and two commit works takes two round trips', async () => {
  const way = await countedWay();
  const work = (first: number) =>
    transactionWithCommitWork(way.db, async (tx, last) => {
      await pipelined(tx, (tx) => [0, 1, 2].map((n) => insert(tx, first + n)));
      for (const n of [3, 4]) last(inserting(first + n));
    });
  await work(700);
  way.turns = 0;
  await work(710);
  expect(way.turns).toBe(2);
  expect(await madeFrom(700)).toEqual([700, 701, 702, 703, 704, 710, 711, 712, 713, 714]);
  await way.close();
});

test('parts run in order, and each gets its own answer', async () => {
  const answers = await fresh.db
    .transaction()
    .execute((tx) =>
      pipelined(tx, (tx) => [
        insert(tx, 800),
        sql<{ id: number }>`select max(id) as id from professions`.execute(tx),
        insert(tx, 801),
      ]),
    );
  expect(answers[1].rows).toEqual([{ id: 800 }]);
});

test('one failing part rolls all back, once the others are done', async () => {
  let later = false;
  const work = fresh.db.transaction().execute((tx) =>
    pipelined(tx, (tx) => [
      insert(tx, 1),
      insert(tx, 820).catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        later = true;
      }),
    ]),
  );
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(later).toBe(true);
  expect(await madeFrom(820)).toEqual([]);
});

test('failing commit work rolls all back with its error, and the connection stays usable', async () => {
  await using db = openDatabase({
    connection: fresh.connection,
    onConnectionError: () => {},
    maxConnections: 1,
  });
  const work = transactionWithCommitWork(db, async (tx, last) => {
    await insert(tx, 830);
    for (const id of [831, 1, 832]) last(inserting(id));
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await madeFrom(830)).toEqual([]);
  await transactionWithCommitWork(db, async (_tx, last) => last(inserting(832)));
  expect(await madeFrom(830)).toEqual([832]);
});

test('commit work gets the rows of its own statements once they are committed', async () => {
  const heard: unknown[] = [];
  const selecting = (...numbers: number[]) => ({
    execute: async (tx: Db) => {
      for (const n of numbers) await sql`select ${n}::int as n`.execute(tx);
    },
    committed: (rows: readonly unknown[]) => void heard.push(rows),
  });
  await transactionWithCommitWork(fresh.db, async (_tx, last) => {
    last(selecting(1, 2));
    last(inserting(840));
    last(selecting(3));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([[{ n: 1 }, { n: 2 }], [{ n: 3 }]]);
  const failing = transactionWithCommitWork(fresh.db, async (_tx, last) => {
    last(selecting(4));
    last(inserting(840));
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(heard).toHaveLength(2);
});

test('failing work runs none of its commit work', async () => {
  const work = transactionWithCommitWork(fresh.db, async (_tx, last) => {
    last(inserting(850));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await madeFrom(850)).toEqual([]);
});
