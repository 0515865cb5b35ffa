import { sql, type Selectable } from 'kysely';
import type { Point } from '#server/places/distance.ts';
import type { ReadDb, Tables } from '#server/platform/database/db.ts';

export type ImportedPlaceRow = Omit<Selectable<Tables['imported_places']>, 'import_id'>;

/** All imported towns and districts, in the order of their ids: a lasting one. */
export function listImportedPlaces(db: ReadDb): Promise<ImportedPlaceRow[]> {
  return db
    .selectFrom('imported_places')
    .select(['id', 'kind', 'name', 'names', 'also', 'lat', 'lon', 'people', 'near_city', 'town_id'])
    .orderBy('id')
    .execute();
}

/** What tells whether anything was imported or removed since, without reading it. */
export async function findState(db: ReadDb) {
  const { rows } = await sql<{ imports: string; places: number; hasStreets: boolean }>`
    select (select coalesce(string_agg(id || ' ' || imported_at, ',' order by id), '') from place_imports) as imports,
      (select count(*) from imported_places) as places,
      exists (select from imported_streets) as "hasStreets"`.execute(db);
  return rows[0]!;
}

/** The sources of which there is an import. */
export async function listSources(db: ReadDb): Promise<string[]> {
  const rows = await db
    .selectFrom('place_imports')
    .select('source')
    .distinct()
    .orderBy('source')
    .execute();
  return rows.map(({ source }) => source);
}

const STREET = ['id', 'name', 'lat', 'lon', 'near_city', 'town_id'] as const;

export type StreetRow = Pick<Selectable<Tables['imported_streets']>, (typeof STREET)[number]>;
export type FoundStreetRow = StreetRow & { key: string };

interface Wanted {
  /** Streets nearest to any of these points come first. */
  near: readonly Point[];
  most: number;
}

/** The streets of one of these keys: those of the longest, of one key the nearest, at most so many. */
export function listStreetsByKey(
  db: ReadDb,
  keys: readonly string[],
  { near, most }: Wanted,
): Promise<FoundStreetRow[]> {
  return selectFound(db)
    .where('imported_street_keys.key', '=', sql<string>`any(${keys}::text[])`)
    .orderBy(sql`char_length(key)`, 'desc')
    .orderBy(distanceTo(near))
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The streets one of whose keys begins like one of these, by key, of one key the nearest first. */
export function listStreetsByBeginning(
  db: ReadDb,
  beginnings: readonly string[],
  { near, most }: Wanted,
): Promise<FoundStreetRow[]> {
  // Keys are of letters, digits and spaces, compared byte by byte: all of them lie below `{`.
  return selectFound(db)
    .where(({ and, eb, or }) =>
      or(beginnings.map((one) => and([eb('key', '>=', one), eb('key', '<', `${one}{`)]))),
    )
    .orderBy('key')
    .orderBy(distanceTo(near))
    .orderBy('id')
    .limit(most)
    .execute();
}

function selectFound(db: ReadDb) {
  return db
    .selectFrom('imported_street_keys')
    .innerJoin('imported_streets', 'imported_streets.id', 'imported_street_keys.street_id')
    .select([...STREET, 'imported_street_keys.key']);
}

/** The square of the degrees to the nearest of some points, those of longitude narrowed. */
function distanceTo(points: readonly Point[]) {
  const each = points.map(
    ({ lat, lon }) =>
      sql`power(lat - ${lat}::float8, 2) + power((lon - ${lon}::float8) * cos(radians(${lat}::float8)), 2)`,
  );
  return sql`least(${sql.join([sql`'infinity'::float8`, ...each])})`;
}

export function findStreet(db: ReadDb, id: string): Promise<StreetRow | undefined> {
  return db.selectFrom('imported_streets').select(STREET).where('id', '=', id).executeTakeFirst();
}
