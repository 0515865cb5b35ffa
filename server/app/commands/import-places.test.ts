import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { feature, INVENTED_CITY, TILBOURG, writeLines } from '#tests/support/invented-city.ts';
import { importPlaces } from './import-places.ts';

let database: FreshDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nearhand-import-places-'));
  vi.stubEnv('DATABASE_URL', urlOf(database.connection));
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs the command in this process: its exit code, and what it prints. */
async function run(...args: string[]) {
  const said: string[] = [];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await importPlaces.run(args);
    return { code, out: said.join(''), err: '' };
  } catch (error) {
    return { code: 1, out: said.join(''), err: String(error) };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

async function importing(records: readonly object[], ...options: string[]) {
  const file = join(folder, 'tilbourg.geojsonseq');
  await writeLines(file, records);
  return run(file, ...options);
}

/** Every stored row as text, with its id: what may not change. */
async function stored() {
  const { rows } = await sql<{ row: string }>`
    select imported_places::text as row from imported_places
    union all select imported_streets::text from imported_streets
    union all select imported_street_keys::text from imported_street_keys
    union all select place_imports::text from place_imports order by 1`.execute(database.db);
  return rows.map(({ row }) => row);
}

const [town, district, ...others] = INVENTED_CITY;

test('the same extract changes nothing, in whatever order; a newer one what is different', async () => {
  await importing(INVENTED_CITY);
  const before = await stored();
  const again = await importing(INVENTED_CITY.toReversed());
  expect(again.out).toContain('0 new, 0 changed, 10 as before, 0 removed');
  expect(await stored()).toEqual(before);
  const moved = feature(2, { place: 'suburb', name: 'Saint-Machin-Nord' }, [2.5, 1]);
  const added = feature(20, { highway: 'service', name: 'Impasse Neuve' }, [0, 0.2]);
  const newer = await importing([town!, moved, ...others, added]);
  expect(newer.out).toContain('1 new, 1 changed, 9 as before, 0 removed');
});

test('what a newer extract no longer has stays, and is removed by --replace', async () => {
  await importing(INVENTED_CITY);
  expect((await importing([town!, district!])).out).toContain(
    '0 new, 0 changed, 2 as before, 0 rem',
  );
  expect((await importing([town!, district!], '--replace')).out).toContain(
    '0 new, 0 changed, 2 as before, 8 removed',
  );
  expect(await stored()).toHaveLength(3);
});

test('a dry run of a replacement writes nothing', async () => {
  await importing(INVENTED_CITY);
  const before = await stored();
  const { out } = await importing([town!], '--replace', '--dry-run');
  expect(out).toContain('0 new, 0 changed, 1 as before, 9 removed');
  expect(await stored()).toEqual(before);
});

test('a removed import comes back with the same ids', async () => {
  await importing(INVENTED_CITY);
  const { rows: before } = await sql`select id from imported_streets order by id`.execute(
    database.db,
  );
  await run('--remove', 'tilbourg');
  expect(await stored()).toEqual([]);
  await importing(INVENTED_CITY);
  const { rows } = await sql`select id from imported_streets order by id`.execute(database.db);
  expect(rows).toEqual(before);
});

test('a further street of a name, south-west of another, moves none', async () => {
  const north = feature(30, { highway: 'residential', name: 'Rue Basse' }, [1, 1]);
  const south = feature(31, { highway: 'residential', name: 'Rue Basse' }, [-2, -1]);
  const ids = () => sql<{ id: string }>`select id from imported_streets order by lat`;
  const stored = async () => (await ids().execute(database.db)).rows.map(({ id }) => id);
  await importing([town!, north]);
  const [before] = await stored();
  expect((await importing([town!, north, south])).out).toContain('1 new, 0 changed, 2 as before');
  const [, northern] = await stored();
  expect(northern).toBe(before);
  expect((await importing([south, north, town!])).out).toContain('0 new, 0 changed, 3 as before');
  expect((await importing([town!, south])).out).toContain('0 new, 0 changed, 2 as before');
});

test('bad records are told with their lines, and end nothing', async () => {
  const bad = Array.from({ length: 12 }, (_, at) =>
    feature(100 + at, { place: 'suburb', name: `<b>${at}</b>` }, [0, 0]),
  );
  const { code, out } = await importing([town!, ...bad, feature(9, { building: 'yes' }, [0, 0])]);
  expect(code).toBe(0);
  const [first, ...rest] = out.split('\n');
  expect(first).toBe(
    'Line 2: no name of a place: too long, markup, a link, a formula or damaged letters.',
  );
  expect(rest.slice(8, 15)).toEqual([
    expect.stringMatching(/^Line 11: /),
    '… and 2 more.',
    'Found: 1 town, 0 districts, 0 streets.',
    'Not taken:',
    '  12 no name of a place: too long, markup, a link, a formula or damaged letters',
    '  1 neither a town, a district nor a named street',
    'Import "tilbourg": 1 new, 0 changed, 0 as before, 0 removed.',
  ]);
});

test('what the gazetteer has is left out, and a file of nothing else is refused', async () => {
  const montreal = feature(30, { place: 'city', name: 'Montréal', 'name:en': 'Montreal' }, [0, 0]);
  const there = { ...montreal, geometry: { type: 'Point', coordinates: [-73.56, 45.5] } };
  expect((await importing([there, town!])).out).toContain('  1 in the gazetteer already');
  const { code, err } = await importing([there], '--name', 'two');
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('The gazetteer has every place of this file already.'),
  ]);
  expect((await importing([feature(9, {}, [0, 0])], '--name', 'two')).err).toContain(
    'holds no town, district or street',
  );
});

test('two at once: the second import or removal is refused, and can be tried again', async () => {
  await importing([town!]);
  const before = await stored();
  const refused = 'Another import of places is running. Try again when it is done.';
  await database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('imports of places', 0))`.execute(tx);
    for (const other of [() => importing(INVENTED_CITY), () => run('--remove', 'tilbourg')]) {
      const { code, err } = await other();
      expect([code, err]).toEqual([1, expect.stringContaining(refused)]);
    }
  });
  expect(await stored()).toEqual(before);
  expect((await importing(INVENTED_CITY)).out).toContain('9 new, 0 changed, 1 as before');
});

test('only what is near a town is taken', async () => {
  const far = { ...district!, geometry: { type: 'Point', coordinates: [-68.53, 48.5] } };
  const options = ['--around', 'Rimouski, Québec', '--km', '30'];
  const { out } = await importing([town!, far], ...options);
  expect(out).toContain('Around Rimouski, Quebec, 30 km.\n');
  expect(out).toContain('Found: 0 towns, 1 district, 0 streets.\nNot taken:\n  1 farther away\n');
  const { code, err } = await importing([town!], '--around', 'Nirgendheim');
  expect([code, err]).toEqual([1, expect.stringContaining('knows no town called "Nirgendheim"')]);
});

test('an import of another source does not take the name of one', async () => {
  await importing(INVENTED_CITY);
  const cells = ['90000001', 'Neuville', '', '', String(TILBOURG.lat), String(TILBOURG.lon), 'P'];
  const line = [...cells, 'PPL', 'CA', ...Array.from({ length: 10 }, () => '')].join('\t');
  const file = join(folder, 'CA.txt');
  await writeFile(file, `${line}\n`);
  const named = await run(file, '--name', 'tilbourg');
  expect([named.code, named.err]).toEqual([1, expect.stringContaining('is of another source')]);
  const own = await run(file);
  expect(own.out).toContain('Import "CA": 1 new');
});

test.each([
  [[], 'Name one file'],
  [['a', 'b'], 'Name one file'],
  [['nowhere.json'], 'There is no file'],
  [['a', '--km', '5'], '--km needs --around'],
  [['a', '--around', 'Laval', '--km', '0'], 'from 1 to 500'],
  [['a', '--name', 'x'.repeat(61)], '1 to 60 characters'],
  [['--remove', 'nothing'], 'There is no import called "nothing"'],
])('%j is refused', async (args, sentence) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
