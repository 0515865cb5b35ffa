import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  autocompletePlaces,
  coveredPlaces,
  listPlaceSources,
  nearbyPlace,
  placeDetails,
} from '#contract/places.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { openClient, startApp, type Client, type StartedApp } from '#tests/support/app.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { INVENTED_CITY, TILBOURG, writeLines } from '#tests/support/invented-city.ts';
import { startOnFreePort, type RunningNearhand } from '#tests/support/nearhand-program.ts';
import { aCustomer, aProfessional, LEAKING_TAP } from '#tests/support/people.ts';
import { runCommand } from '#tests/support/run-command.ts';

let site: StartedApp;
let second: RunningNearhand;
let nodes: [string, Client][];
let folder: string;
let file: string;

beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  folder = await mkdtemp(join(tmpdir(), 'nearhand-places-'));
  file = join(folder, 'tilbourg.geojsonseq');
  await writeLines(file, INVENTED_CITY);
  for (const name of ['Bert', 'Cleo', 'Dora']) await aProfessional(site, name, { near: TILBOURG });
  second = await startOnFreePort({
    DATABASE_URL: urlOf(site.database.connection),
    DATA_DIR: folder,
    DEMO: 'off',
    RATE_LIMITS: 'off',
  });
  nodes = [
    ['the first node', site.client()],
    ['the second node', openClient(second.url)],
  ];
});
afterAll(async () => {
  await second.end();
  await site.stop();
  await rm(folder, { recursive: true });
});

const command = (...args: string[]) =>
  runCommand(site.database, folder, ['import-places', ...args]);

async function placeIn(node: Client, message: string, language: UnderstoodLanguage) {
  const { profession, place } = await node.call(analyzeMessage, { body: { message, language } });
  const { status, taken, options = [] } = place ?? {};
  return { profession, status, taken: taken?.description ?? options.map((one) => one.description) };
}

async function suggestions(node: Client, input: string) {
  const query = { input, language: 'fr' as const };
  const { predictions } = await node.call(autocompletePlaces, { query });
  return predictions;
}

const CHAMPLURE = 'ma champlure coule, rue des Tilleuls, quartier Saint-Machin';

/** Announcements take a moment. */
function untilKnown(node: Client, isKnown: boolean) {
  const names = async () => (await suggestions(node, 'Saint-Machin')).map((one) => one.description);
  return expect
    .poll(async () => (await names()).some((name) => name.includes('Tilbourg')), {
      timeout: 20_000,
    })
    .toBe(isKnown);
}

test('nothing of it is known before', async () => {
  for (const [, node] of nodes) {
    const { profession, status, taken } = await placeIn(node, CHAMPLURE, 'fr');
    expect([profession, status]).toEqual(['plumber', 'unclear']);
    expect(taken).not.toContainEqual(expect.stringContaining('Tilbourg'));
  }
  expect(await site.call(listPlaceSources, {})).toEqual({ sources: [] });
});

test('a dry run says what it would take, and takes nothing', async () => {
  const { code, out } = await command(file, '--dry-run');
  expect([code, out]).toEqual([
    0,
    'Found: 2 towns, 2 districts, 6 streets (of 7 ways).\nWould be "tilbourg": 10 new, 0 changed, 0 as before, 0 removed.\nNothing was written: --dry-run.\n',
  ]);
  expect((await command('--list')).out).toBe('There is no import.\n');
});

test('the import is known on every node at once', async () => {
  const { code, out } = await command(file);
  expect([code, out]).toEqual([0, expect.stringContaining('Import "tilbourg": 10 new')]);
  for (const [, node] of nodes) await untilKnown(node, true);
});

test.each([
  ['fr', CHAMPLURE, 'named', 'rue des Tilleuls, Saint-Machin, Tilbourg-sur-Orle, '],
  ['fr', 'ma champlure coule, Cresson-Bas', 'named', 'La Cressonnière, Tilbourg-sur-Orle, '],
  [
    'en',
    'my tap is leaking, 12 rue des Tilleuls, Machin Heights',
    'named',
    '12 rue des Tilleuls, Machin Heights, Tilbourg-sur-Orle, ',
  ],
  [
    'en',
    'my tap is leaking at 45 Linden St in La Cressonnière',
    'named',
    '45 Linden St, La Cressonnière, Tilbourg-sur-Orle, ',
  ],
  [
    'es',
    'se me tapó el fregadero, calle de los Tilos 7, Saint-Machin',
    'named',
    'calle de los Tilos 7, Saint-Machin, Tilbourg-sur-Orle, ',
  ],
  ['es', 'se me tapó el fregadero en Tilbourg-sur-Orle', 'named', 'Tilbourg-sur-Orle, '],
] as const)('%s: %s', async (language, message, status, address) => {
  for (const [name, node] of nodes) {
    const place = await placeIn(node, message, language);
    expect({ name, ...place }).toEqual({
      name,
      profession: 'plumber',
      status,
      taken: expect.stringMatching(new RegExp(`^${address}`)),
    });
  }
});

test('of a street that is abroad, too, the one near the site is taken, and that is said', async () => {
  for (const [, node] of nodes) {
    const { status, taken } = await placeIn(node, 'ma champlure coule, 12 rue des Tilleuls', 'fr');
    expect([status, taken]).toEqual([
      'inferred',
      expect.stringMatching(/^12 [rR]ue des Tilleuls, Saint-Machin, Tilbourg-sur-Orle, /),
    ]);
  }
});

test('the street abroad is not taken, but its town can be said', async () => {
  const message = 'mon évier coule au 7 rue des Tilleuls à Paris';
  const { status, taken } = await placeIn(site, message, 'fr');
  expect(status).toBe('unclear');
  expect(taken).toContain('7 rue des Tilleuls, Paris, Île-de-France, France');
  expect(JSON.stringify(taken)).not.toContain('Tilbourg');
});

test('of a street in two towns near the site that of the professionals is taken', async () => {
  const { status, taken } = await placeIn(site, 'mon évier coule au 7 rue du Moulin', 'fr');
  expect([status, taken]).toEqual([
    'inferred',
    expect.stringMatching(/^7 rue du Moulin, Saint-Machin, Tilbourg-sur-Orle, /),
  ]);
});

test('a street that nobody imported is taken to be in the town of the professionals', async () => {
  const { status, taken } = await placeIn(site, 'mon évier coule au 7 rue des Inconnus', 'fr');
  expect([status, taken]).toEqual([
    'inferred',
    expect.stringMatching(/^7 rue des Inconnus, Tilbourg-sur-Orle, /),
  ]);
});

test('address fields suggest its streets and districts, and their ids lead there', async () => {
  for (const [input, address] of [
    ['12 rue des till', '12 Rue des Tilleuls, Saint-Machin, Tilbourg-sur-Orle, '],
    ['tilleuls', 'Rue des Tilleuls, Saint-Machin, Tilbourg-sur-Orle, '],
    ['7 rue du moulin, vieux', '7 Rue du Moulin, Vieux-Sabot, '],
    ['12 rue des tilleuls, paris', '12 Rue des Tilleuls, Paris, '],
    ['cresson', 'La Cressonnière, Tilbourg-sur-Orle, '],
  ] as const) {
    for (const [, node] of nodes) {
      const [first] = await suggestions(node, input);
      expect(first?.description.slice(0, address.length)).toBe(address);
      const query = { place_id: first!.place_id, language: 'fr' as const };
      const { result } = await node.call(placeDetails, { query });
      expect(result.formatted_address).toBe(first!.description);
    }
  }
});

test('a street abroad is suggested only where its town is typed', async () => {
  const suggested = await suggestions(site, 'rue des tilleuls');
  expect(suggested.map((one) => one.description).join('; ')).not.toContain('Paris');
});

test('a request to a chosen street is where the street is', async () => {
  const [street] = await suggestions(site, '12 rue des till');
  const customer = await aCustomer(site, 'Mary');
  const location = { location: street!.description, locationPlaceId: street!.place_id };
  const { id } = await customer.call(submitRequest, { body: { ...LEAKING_TAP, ...location } });
  const { lat, lon, area } = await site.database.db
    .selectFrom('requests')
    .select(['lat', 'lon', 'area'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([lat!.toFixed(2), lon!.toFixed(2)]).toEqual(['53.62', '-68.38']);
  expect(area).toContain('Tilbourg-sur-Orle');
  expect((await customer.call(getOwnRequest, { params: { id } })).location).toBe(location.location);
});

test('maps of a service area show its districts, and the button for where one is finds them', async () => {
  const bert = await aProfessional(site, 'Emil', { near: TILBOURG });
  const { places } = await bert.call(coveredPlaces, { query: { km: 10 } });
  expect(places.map(({ name }) => name)).toEqual([
    'Tilbourg-sur-Orle',
    'Machin Heights',
    'La Cressonnière',
  ]);
  const query = { latitude: TILBOURG.lat + 2 / 111, longitude: TILBOURG.lon + 0.015 };
  const { prediction } = await site.call(nearbyPlace, { query });
  expect(prediction?.description).toContain('Machin Heights, Tilbourg-sur-Orle');
});

test('professionals of a list are where its districts are', async () => {
  const list = join(folder, 'people.csv');
  const row = 'Nadia Tremblay,nadia@metiers.example,plumber,"Saint-Machin, Tilbourg-sur-Orle"';
  await writeFile(list, `name,email,profession,city\n${row}\n`);
  const terms = ['--basis=published_address', '--source=their own web sites'];
  const { code, out } = await runCommand(site.database, folder, [
    'import-professionals',
    list,
    ...terms,
  ]);
  expect([code, out]).toEqual([0, expect.stringContaining('1 created')]);
  const { lat, lon } = await site.database.db
    .selectFrom('unclaimed_professionals')
    .innerJoin('professionals', 'professionals.id', 'unclaimed_professionals.professional_id')
    .select(['lat', 'lon'])
    .executeTakeFirstOrThrow();
  expect([lat!.toFixed(2), lon!.toFixed(2)]).toEqual(['53.62', '-68.38']);
});

test('the same file changes nothing, and the page of credits names the source', async () => {
  const { out } = await command(file);
  expect(out).toContain('0 new, 0 changed, 10 as before, 0 removed.\nNothing changed.');
  expect((await command('--list')).out).toMatch(
    /^tilbourg {2}openstreetmap, \d{4}-\d\d-\d\d: 2 towns, 2 districts, 6 streets\n$/,
  );
  for (const [, node] of nodes) {
    expect(await node.call(listPlaceSources, {})).toEqual({ sources: ['openstreetmap'] });
  }
});

test('a removal makes it unknown again on every node', async () => {
  const [street] = await suggestions(site, '12 rue des till');
  expect((await command('--remove', 'tilbourg')).code).toBe(0);
  for (const [, node] of nodes) {
    await untilKnown(node, false);
    expect(await placeIn(node, 'ma champlure coule, Saint-Machin', 'fr')).toMatchObject({
      status: 'unknown',
    });
    const query = { place_id: street!.place_id };
    await expect(node.call(placeDetails, { query })).rejects.toMatchObject({
      body: { code: 'not_found' },
    });
  }
  expect(await site.call(listPlaceSources, {})).toEqual({ sources: [] });
  expect((await command('--remove', 'tilbourg')).err).toContain('There is no import called');
});
