import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { withDatabase } from '#tests/support/database/database-copies.ts';
import { inScratchDatabase } from './scratch.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('a temporary database has the encoding and the locale of the one beside it', async () => {
  const { db, name, connection } = database;
  const other = `${name}_other`;
  await sql
    .raw(
      `create database ${other} encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`,
    )
    .execute(db);
  const kind = await inScratchDatabase(withDatabase(connection, other), async (scratch) => {
    const client = new Client(scratch);
    await client.connect();
    const { rows } = await client.query(
      `select pg_encoding_to_char(encoding) as encoding, datcollate, datctype, datlocprovider
       from pg_database where datname = current_database()`,
    );
    await client.end();
    return rows[0];
  });
  await sql.raw(`drop database ${other} with (force)`).execute(db);
  expect(kind).toEqual({ encoding: 'LATIN1', datcollate: 'C', datctype: 'C', datlocprovider: 'c' });
});
