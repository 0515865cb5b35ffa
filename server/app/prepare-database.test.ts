import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { memoryLog } from '#tests/support/log.ts';
import { migrateDatabase, prepareDatabase } from './prepare-database.ts';

let database: FreshDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

async function start(migrateAtStart: boolean) {
  const log = memoryLog();
  await prepareDatabase({ migrateAtStart }, database.connection, log);
  return log.lines.map(({ message }) => message);
}

describe('a node that starts', () => {
  it('migrates the database, once', async () => {
    expect(await start(true)).toEqual(['migrated']);
    expect(await start(true)).toEqual([]);
  });

  it('leaves that to the command where MIGRATE_AT_START is off', async () => {
    await expect(start(false)).rejects.toThrow('Run: npm run nearhand -- migrate');
    expect(await migrateDatabase(database.connection, memoryLog())).toContain('0001_accounts');
    expect(await start(false)).toEqual([]);
  });

  it('serves from the database of a newer version that works with it, and says so', async () => {
    await start(true);
    const newer = { number: 9999, name: '9999_newer', checksum: 'x', compatible_with: 1 };
    await database.db.insertInto('migrations').values(newer).execute();
    expect(await start(true)).toEqual([expect.stringContaining('migrated for a newer version')]);
  });

  it('refuses that of a newer version that does not, by name', async () => {
    await start(true);
    const newer = { number: 9999, name: '9999_newer', checksum: 'x', compatible_with: 9999 };
    await database.db.insertInto('migrations').values(newer).execute();
    await expect(start(true)).rejects.toThrow('migration 9999_newer of a newer Nearhand');
    await expect(start(false)).rejects.toThrow('Start that version');
  });
});
