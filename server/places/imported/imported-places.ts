import { createHash } from 'node:crypto';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { District } from '#server/places/districts/district.ts';
import { setImported, type ImportedEntry } from '#server/places/gazetteer/atlas.ts';
import { findState, listImportedPlaces, type ImportedPlaceRow } from './queries-imported.ts';

/** Of the keys of imported places; no city of ours has that slug. */
const SLUG = 'imported';

/** The state that was read last, as text; undefined for none. */
let lastState: string | undefined;
let reading: Promise<unknown> = Promise.resolve();
/** A hash of the rows in the atlas. */
let lastRows = hashOf([]);
let streets = false;
let version = 0;

/** Loads the imported places once this node listens, and again on every invalidation. */
export function followImports({ db, live }: Pick<Platform, 'db' | 'live'>): void {
  live.onSharedInvalidated('places', () => reloadImports(db));
}

/**
 * Reloads the imported places where they changed. One reading after another, so that an older one
 * never replaces a newer one.
 */
export function reloadImports(db: Db): Promise<void> {
  const read = reading.then(() => readImports(db));
  reading = read.catch(() => undefined);
  return read;
}

/** Where announcements do not arrive this is every two seconds: the rows are read only if need be. */
async function readImports(db: Db): Promise<void> {
  const state = await findState(db);
  const read = JSON.stringify(state);
  if (read === lastState) return;
  learnImports(await listImportedPlaces(db), state.hasStreets);
  lastState = read;
}

/** Caches these rows, and whether there are streets, which stay in the database. */
export function learnImports(rows: readonly ImportedPlaceRow[], some: boolean): void {
  lastState = undefined;
  streets = some;
  const read = hashOf(rows);
  if (read === lastRows) return;
  lastRows = read;
  version++;
  setImported(entriesOf(rows));
}

/** Incremented whenever other places were imported, for derived caches. */
export function importsVersion(): number {
  return version;
}

/** Whether a street is worth a look into the database. */
export function knowsStreets(): boolean {
  return streets;
}

function hashOf(rows: readonly ImportedPlaceRow[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

function entriesOf(rows: readonly ImportedPlaceRow[]): ImportedEntry[] {
  const districts = new Map(rows.map((row) => [row.id, districtOf(row)]));
  return rows.map(({ id, kind, near_city: nearCity, town_id }) => {
    const district = districts.get(id)!;
    const town = kind === 'town' ? district : districts.get(town_id ?? '');
    return { key: `${SLUG}/${id}`, nearCity, district, town };
  });
}

const ARTICLE = /^(?:the |la |le |les |el |los |las |l['’])(?=.{3})/i;

/** Beside "La Cressonnière" people say "à Cressonnière". */
function districtOf({ name, also, lat, lon, people, ...row }: ImportedPlaceRow): District {
  const names = row.names as Partial<Record<UnderstoodLanguage, string>>;
  const bare = [name, ...Object.values(names), ...also]
    .filter((one) => ARTICLE.test(one))
    .map((one) => one.replace(ARTICLE, ''));
  return { name, names, also: [...also, ...bare], lat, lon, people };
}
