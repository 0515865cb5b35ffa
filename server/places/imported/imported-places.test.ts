import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/db.ts';
import { atlas } from '#server/places/gazetteer/atlas.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { StatementLog } from '#tests/support/database/statement-log.ts';
import { knowsStreets, learnImports, reloadImports } from './imported-places.ts';

const IMPORT = '00000000-0000-8000-a000-000000000001';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const row = { id: IMPORT, name: 'a town', imported_at: new Date(0) };
  const source = 'openstreetmap' as const;
  await database.db
    .insertInto('place_imports')
    .values({ ...row, source })
    .execute();
  await insert('Machinville');
});
afterAll(async () => {
  learnImports([], false);
  await database.drop();
});

function insert(name: string) {
  const place = { import_id: IMPORT, kind: 'town' as const, name, names: '{}', also: [] };
  const where = { lat: 53, lon: -68, people: 1, near_city: 6_077_243 };
  return database.db
    .insertInto('imported_places')
    .values({ id: crypto.randomUUID(), ...place, ...where })
    .execute();
}

const names = () =>
  atlas()
    .districts.filter(({ isImported }) => isImported)
    .map(({ district }) => district.name)
    .toSorted();

test('places are read again only where something was imported', async () => {
  const log = new StatementLog();
  const db = log.watch(database.db as Database);
  await reloadImports(db);
  expect([names(), knowsStreets()]).toEqual([['Machinville'], false]);
  log.take();
  await reloadImports(db);
  expect(log.take().filter((statement) => statement.includes('near_city'))).toEqual([]);
  await insert('Trucville');
  await reloadImports(db);
  expect(names()).toEqual(['Machinville', 'Trucville']);
});

test('a slower, older reading does not replace a newer one', async () => {
  await insert('Bidule');
  const read = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const slow = (database.db as Database).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if ('near_city' in (result.rows[0] ?? {})) {
        read.resolve();
        await released.promise;
      }
      return result;
    },
  });
  const older = reloadImports(slow);
  await read.promise;
  await insert('Chose');
  const newer = reloadImports(database.db);
  const isDone = await Promise.race([newer.then(() => true), tick().then(() => false)]);
  released.resolve();
  await Promise.all([older, newer]);
  expect([isDone, names()]).toEqual([false, ['Bidule', 'Chose', 'Machinville', 'Trucville']]);
});

/** After a statement of the database. */
async function tick(): Promise<void> {
  await database.db.selectFrom('place_imports').select('id').execute();
}
