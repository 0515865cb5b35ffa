import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { findFit, findUpgrade, migrate } from './migrate.ts';

let dir: string;
let fresh: FreshDatabase;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'nearhand-migrations-'));
  fresh = await emptyDatabase();
  write('0001_shelves.sql', 'create table shelves (n int primary key);');
  write('0002_compatible.sql', 'alter table migrations add column compatible_with int;');
});
afterEach(async () => {
  await fresh.drop();
  rmSync(dir, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(dir, name), text);

/** The database has the third migration; this program, two. */
async function upgradeBeside(statement: string) {
  write('0003_more.sql', `${statement}insert into shelves values (3);`);
  await migrate(fresh.db, dir);
  rmSync(join(dir, '0003_more.sql'));
}

test('an older program goes on where the newer migration is compatible with it', async () => {
  await upgradeBeside('-- compatible-with: 0002\n');
  expect(await findFit(fresh.db, dir)).toEqual({ missing: [], ahead: ['0003_more'] });
  expect(await migrate(fresh.db, dir)).toEqual([]);
});

test('an older program stops where it is not, and is told what it needs', async () => {
  await upgradeBeside('-- compatible-with: 0003\n');
  await expect(findFit(fresh.db, dir)).rejects.toThrow(
    'it needs a program that knows migration 0003, this one ends at 0002',
  );
});

test('an older program goes on where a later migration corrects what an earlier one stated', async () => {
  const statement = '-- compatible-with: 0003\ninsert into shelves values (3);';
  write('0003_more.sql', statement);
  await migrate(fresh.db, dir);
  write(
    '0004_right.sql',
    `-- compatible-with: 0002
-- corrects: 0003 compatible-with 0002
update migrations set compatible_with = 2 where number = 3;`,
  );
  await migrate(fresh.db, dir);
  rmSync(join(dir, '0003_more.sql'));
  rmSync(join(dir, '0004_right.sql'));
  expect((await findFit(fresh.db, dir)).ahead).toEqual(['0003_more', '0004_right']);
});

test('an upgrade past a corrected migration is said to be one that older programs survive', async () => {
  await migrate(fresh.db, dir);
  write('0003_more.sql', '-- compatible-with: 0003\nselect 1;');
  write('0004_right.sql', '-- compatible-with: 0002\n-- corrects: 0003 compatible-with 0002\n');
  expect((await findUpgrade(fresh.db, dir)).isBackwardCompatible).toBe(true);
});

test('a migration that states nothing is compatible with no older program', async () => {
  await upgradeBeside('');
  await expect(migrate(fresh.db, dir)).rejects.toThrow('needs a program that knows migration 0003');
});

test('what an older program wrote before the column existed is read all the same', async () => {
  rmSync(join(dir, '0002_compatible.sql'));
  await migrate(fresh.db, dir);
  expect(await findFit(fresh.db, dir)).toEqual({ missing: [], ahead: [] });
});

test('a statement that cannot be true stops the start', async () => {
  for (const stated of ['0004', '3', 'yes']) {
    write('0003_more.sql', `-- compatible-with: ${stated}\nselect 1;`);
    await expect(migrate(fresh.db, dir)).rejects.toThrow('must begin with "-- compatible-with:');
  }
});

test('a table in use is waited for in short turns, and others get through between them', async () => {
  await migrate(fresh.db, dir);
  write('0003_more.sql', 'alter table shelves add column name text;');
  const attempts: string[] = [];
  const read = () => sql`select count(*) from shelves`.execute(fresh.db);
  const migrating = await fresh.db.transaction().execute(async (tx) => {
    await sql`select n from shelves`.execute(tx);
    const onRetry = (name: string) => attempts.push(name);
    const running = migrate(fresh.db, dir, { lockTimeoutMs: 20, onRetry });
    await expect.poll(() => attempts.length).toBeGreaterThan(2);
    await read();
    return { running };
  });
  expect(await migrating.running).toEqual(['0003_more']);
});

test('a table that stays in use is given up on, with nothing applied', async () => {
  await migrate(fresh.db, dir);
  write('0003_more.sql', 'alter table shelves add column name text;');
  await fresh.db.transaction().execute(async (tx) => {
    await sql`select n from shelves`.execute(tx);
    const running = migrate(fresh.db, dir, { lockTimeoutMs: 10, retryForMs: 50 });
    await expect(running).rejects.toThrow('Migration 0003_more got no lock');
  });
  expect(await findFit(fresh.db, dir)).toMatchObject({ missing: ['0003_more'] });
});
