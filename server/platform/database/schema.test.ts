import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { describeSchema } from './schema-listing.ts';
import { generateTables } from './schema-types.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

test('the table types are those of the migrated schema', async () => {
  expect(await generateTables(fresh.db)).toBe(read('tables.generated.ts'));
});

test('the readable schema is that of the migrated schema', async () => {
  expect(await describeSchema(fresh.db)).toBe(read('../../../db/schema.sql'));
});

test('the readable schema has an index that a foreign key needs', async () => {
  expect(await describeSchema(fresh.db)).toContain('create unique index sessions_id on sessions');
});
