import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { openDatabase } from './db.ts';
import { findFit, migrate } from './migrate.ts';

let dir: string;
let fresh: FreshDatabase;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'nearhand-migrations-'));
  fresh = await emptyDatabase();
  write(
    '0001_shelves.sql',
    'create table shelves (n int primary key); insert into shelves values (1);',
  );
  write('0002_books.sql', 'insert into shelves values (2);');
});
afterEach(async () => {
  await fresh.drop();
  rmSync(dir, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(dir, name), text);

async function shelves(): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from shelves order by n`.execute(fresh.db);
  return rows.map(({ n }) => n);
}

test('files are applied in order, each once', async () => {
  expect(await migrate(fresh.db, dir)).toEqual(['0001_shelves', '0002_books']);
  expect(await migrate(fresh.db, dir)).toEqual([]);
  write('0003_more.sql', 'insert into shelves values (3);');
  expect(await findFit(fresh.db, dir)).toMatchObject({ missing: ['0003_more'] });
  expect(await migrate(fresh.db, dir)).toEqual(['0003_more']);
  expect(await shelves()).toEqual([1, 2, 3]);
});

test('concurrent nodes apply each migration once', async () => {
  const nodes = [1, 2, 3].map(() =>
    openDatabase({ connection: fresh.connection, onConnectionError: () => {} }),
  );
  const applied = await Promise.all(nodes.map((node) => migrate(node, dir)));
  await Promise.all(nodes.map((node) => node.destroy()));
  expect(applied.flat().toSorted()).toEqual(['0001_shelves', '0002_books']);
});

test('a failing migration is rolled back and named', async () => {
  write('0003_broken.sql', 'insert into shelves values (3); insert into nowhere values (1);');
  await expect(migrate(fresh.db, dir)).rejects.toThrow(
    'Migration 0003_broken failed: relation "nowhere" does not exist',
  );
  expect(await shelves()).toEqual([1, 2]);
});

test('an applied file that was edited stops the start', async () => {
  await migrate(fresh.db, dir);
  write('0002_books.sql', 'insert into shelves values (22);');
  await expect(migrate(fresh.db, dir)).rejects.toThrow('Migration 0002_books was edited');
});

test('a database of a newer program stops the start', async () => {
  await migrate(fresh.db, dir);
  rmSync(join(dir, '0002_books.sql'));
  await expect(migrate(fresh.db, dir)).rejects.toThrow('of a newer Nearhand');
});

test('a gap in the numbers stops the start', async () => {
  write('0004_late.sql', 'select 1;');
  await expect(migrate(fresh.db, dir)).rejects.toThrow(
    'Migration 0004_late.sql must be named 0003_',
  );
});
