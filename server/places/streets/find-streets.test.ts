import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { learnImports } from '#server/places/imported/imported-places.ts';
import { siteIn } from '#server/places/place-context.ts';
import { withStreets } from './find-streets.ts';
import { keysOfName } from './street-key.ts';
import { suggestEmbedded } from './suggest-streets.ts';

const MONTREAL = { near_city: 6_077_243, lat: 45.5, lon: -73.6 };
const GATINEAU = { near_city: 5_959_974, lat: 45.48, lon: -75.7 };
const IMPORT = '00000000-0000-8000-a000-000000000000';
const served = { ...MONTREAL, city: 0, professionals: 1, timeZone: 'America/Toronto' };
const context = { ...siteIn('CA'), served: [served] };

/** So many streets of one name, each some hundred metres farther from the middle of a town. */
function streets(name: string, middle: typeof MONTREAL, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: crypto.randomUUID(),
    import_id: IMPORT,
    name,
    keys: keysOfName(name),
    near_city: middle.near_city,
    lat: middle.lat + at / 1000,
    lon: middle.lon,
  }));
}

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const row = {
    id: IMPORT,
    name: 'two towns',
    source: 'openstreetmap' as const,
    imported_at: new Date(0),
  };
  await database.db.insertInto('place_imports').values(row).execute();
  const all = [
    ...streets('Rue du Lac', MONTREAL, 250),
    ...streets('Rue du Lac', GATINEAU, 1),
    ...streets('Rue du Lac Rose', { ...MONTREAL, lat: 45.3 }, 1),
    ...streets('Maple Avenue', MONTREAL, 1),
    ...streets('Maple Drive', MONTREAL, 1),
  ];
  await database.db.insertInto('imported_streets').values(all).execute();
  const keys = all.flatMap(({ id, keys: its }) => its.map((key) => ({ key, street_id: id })));
  await database.db.insertInto('imported_street_keys').values(keys).execute();
  learnImports([], true);
});
afterAll(async () => {
  learnImports([], false);
  await database.drop();
});

async function found(typed: string) {
  const { streets: some = [] } = await withStreets(database.db, context, { typed, language: 'fr' });
  return some;
}

async function suggested(input: string) {
  const all = await suggestEmbedded(database.db, { input, language: 'fr', context });
  return all.map(({ description }) => description);
}

test('the longest name is found behind any number of nearer streets of a shorter one', async () => {
  const names = (await found('12 rue du Lac Rose')).map(({ name }) => name);
  expect(names).toEqual(['Rue du Lac Rose']);
});

test('the street of the town that is said is found behind any number near the site', async () => {
  const some = await found('12 rue du Lac, Gatineau');
  expect(some.filter(({ spot }) => Math.abs(spot.lon - GATINEAU.lon) < 0.1)).toHaveLength(1);
});

test('nearest to the site come first', async () => {
  const [first] = await found('12 rue du Lac');
  expect([first?.spot.lat, first?.spot.lon]).toEqual([MONTREAL.lat, MONTREAL.lon]);
});

test('the street of the place behind the comma is suggested, half typed too', async () => {
  const address = '12 Rue du Lac, Touraine, Gatineau, Québec, Canada';
  expect(await suggested('12 rue du lac, gatineau')).toContain(address);
  expect(await suggested('12 rue du lac, gatin')).toContain(address);
});

test.each([['12 Maple Avenue'], ['12 Maple Ave'], ['12 maple avenue, Mont']])(
  'a street whose kind is typed behind its name is suggested: %s',
  async (input) => {
    const [first] = await suggested(input);
    expect(first).toMatch(/^12 Maple Avenue, (?:.+, )?Montréal, Québec, Canada$/);
  },
);
