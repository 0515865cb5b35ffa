import { sql, type Selectable } from 'kysely';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';
import type { HeldStreetRow, PlaceRow, StreetRow } from './rows.ts';

export type PlaceImportRow = Selectable<Tables['place_imports']>;

/** Whether no other import or removal runs, and none begins until the end of `tx`. */
export async function tryLockImports(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('imports of places', 0)) as ours`.execute(tx);
  return rows[0]!.ours;
}

/** Inserts an import where there is none of that name. Returns the one of that name. */
export async function insertImport(tx: Tx, row: PlaceImportRow): Promise<PlaceImportRow> {
  await tx
    .insertInto('place_imports')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return tx
    .selectFrom('place_imports')
    .selectAll()
    .where('name', '=', row.name)
    .executeTakeFirstOrThrow();
}

export async function updateImportedAt(tx: Tx, id: string, imported_at: Date): Promise<void> {
  await tx.updateTable('place_imports').set({ imported_at }).where('id', '=', id).execute();
}

export function findImportByName(db: Db, name: string): Promise<PlaceImportRow | undefined> {
  return db.selectFrom('place_imports').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Every import and how much it holds, by name. */
export function listImports(db: Db) {
  return db
    .selectFrom('place_imports')
    .selectAll()
    .select((of) => [
      of
        .selectFrom('imported_places')
        .whereRef('import_id', '=', 'place_imports.id')
        .select(sql<number>`count(*) filter (where kind = 'town')`.as('towns'))
        .as('towns'),
      of
        .selectFrom('imported_places')
        .whereRef('import_id', '=', 'place_imports.id')
        .select(sql<number>`count(*) filter (where kind = 'district')`.as('districts'))
        .as('districts'),
      of
        .selectFrom('imported_streets')
        .whereRef('import_id', '=', 'place_imports.id')
        .select(sql<number>`count(*)`.as('streets'))
        .as('streets'),
    ])
    .orderBy('name')
    .execute();
}

const HELD = ['id', 'keys', 'lat', 'lon', 'near_city', 'town_id'] as const;

/** The streets of an import whose first key is one of these. */
export function listStreetsOfImport(
  db: Db,
  importId: string,
  keys: readonly string[],
): Promise<HeldStreetRow[]> {
  return db
    .selectFrom('imported_street_keys')
    .innerJoin('imported_streets', 'imported_streets.id', 'imported_street_keys.street_id')
    .select(HELD)
    .where('imported_street_keys.key', '=', sql<string>`any(${keys}::text[])`)
    .where('import_id', '=', importId)
    .whereRef(sql`keys[1]`, '=', 'imported_street_keys.key')
    .orderBy('id')
    .execute();
}

export interface WrittenRow {
  id: string;
  created: boolean;
}

/** Inserts places, or updates those that are different now. Returns those it wrote. */
export function upsertPlaces(tx: Tx, rows: readonly PlaceRow[]): Promise<WrittenRow[]> {
  return tx
    .insertInto('imported_places')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((to) => ({
          kind: to.ref('excluded.kind'),
          name: to.ref('excluded.name'),
          names: to.ref('excluded.names'),
          also: to.ref('excluded.also'),
          lat: to.ref('excluded.lat'),
          lon: to.ref('excluded.lon'),
          people: to.ref('excluded.people'),
          near_city: to.ref('excluded.near_city'),
          town_id: to.ref('excluded.town_id'),
        }))
        .where(
          sql<boolean>`(imported_places.kind, imported_places.name, imported_places.names, imported_places.also,
            imported_places.lat, imported_places.lon, imported_places.people, imported_places.near_city,
            imported_places.town_id) is distinct from (excluded.kind, excluded.name, excluded.names,
            excluded.also, excluded.lat, excluded.lon, excluded.people, excluded.near_city, excluded.town_id)`,
        ),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('created')])
    .execute();
}

/** The same of streets, without their keys. */
export function upsertStreets(tx: Tx, rows: readonly StreetRow[]): Promise<WrittenRow[]> {
  return tx
    .insertInto('imported_streets')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((to) => ({
          name: to.ref('excluded.name'),
          keys: to.ref('excluded.keys'),
          lat: to.ref('excluded.lat'),
          lon: to.ref('excluded.lon'),
          near_city: to.ref('excluded.near_city'),
          town_id: to.ref('excluded.town_id'),
        }))
        .where(
          sql<boolean>`(imported_streets.name, imported_streets.keys, imported_streets.lat, imported_streets.lon,
            imported_streets.near_city, imported_streets.town_id) is distinct from (excluded.name,
            excluded.keys, excluded.lat, excluded.lon, excluded.near_city, excluded.town_id)`,
        ),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('created')])
    .execute();
}

/** Writes the keys of streets anew. */
export async function replaceKeys(tx: Tx, streets: readonly StreetRow[]): Promise<void> {
  const ids = streets.map(({ id }) => id);
  await tx
    .deleteFrom('imported_street_keys')
    .where('street_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const rows = streets.flatMap(({ id, keys }) => keys.map((key) => ({ key, street_id: id })));
  await tx.insertInto('imported_street_keys').values(rows).execute();
}

type Part = 'imported_places' | 'imported_streets';

/** The ids of an import that are not among these. */
export async function listOthers(
  tx: Tx,
  part: Part,
  importId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom(part)
    .select('id')
    .where('import_id', '=', importId)
    .where(
      sql<boolean>`not exists (select from unnest(${ids}::uuid[]) as kept (id) where kept.id = ${sql.ref(part)}.id)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes some places or streets, with their keys. */
export async function deleteByIds(tx: Tx, part: Part, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom(part)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('place_imports').where('id', '=', id).execute();
}

/** How many there are of all imports together. */
export async function countAll(tx: Tx): Promise<{ places: number; streets: number }> {
  const { rows } = await sql<{ places: number; streets: number }>`
    select (select count(*) from imported_places) as places,
      (select count(*) from imported_streets) as streets`.execute(tx);
  return rows[0]!;
}
