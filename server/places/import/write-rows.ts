import type { Tx } from '#server/platform/database/db.ts';
import { ExtractRefused } from '#server/places/extract/extract.ts';
import type { PlacesWatch, WrittenCounts } from './order.ts';
import * as queries from './queries-import.ts';
import type { PlaceRow, StreetRow } from './rows.ts';

interface Rows {
  places: readonly PlaceRow[];
  streets: readonly StreetRow[];
}

const BATCH = 1000;

/** Writes what is new or different, towns first. */
export async function writeRows(
  tx: Tx,
  { places, streets }: Rows,
  watch: PlacesWatch,
): Promise<WrittenCounts> {
  const counts: WrittenCounts = { created: 0, updated: 0, unchanged: 0, removed: 0 };
  const total = places.length + streets.length;
  const count = (written: readonly queries.WrittenRow[], of: number) => {
    const created = written.filter((row) => row.created).length;
    counts.created += created;
    counts.updated += written.length - created;
    counts.unchanged += of - written.length;
    const done = counts.created + counts.updated + counts.unchanged;
    watch.onProgress({ part: 'writing', done, total });
    if (watch.signal.aborted) throw new ExtractRefused('Interrupted. Nothing was written.');
  };
  for (const batch of batches(places)) count(await queries.upsertPlaces(tx, batch), batch.length);
  for (const batch of batches(streets)) {
    const written = await queries.upsertStreets(tx, batch);
    const ids = new Set(written.map(({ id }) => id));
    const changed = batch.filter(({ id }) => ids.has(id));
    if (changed.length > 0) await queries.replaceKeys(tx, changed);
    count(written, batch.length);
  }
  return counts;
}

/** Removes what an import has beside these rows. Returns how many there were. */
export async function removeOthers(tx: Tx, importId: string, rows: Rows): Promise<number> {
  const ids = (part: readonly { id: string }[]) => part.map(({ id }) => id);
  const streets = await queries.listOthers(tx, 'imported_streets', importId, ids(rows.streets));
  const places = await queries.listOthers(tx, 'imported_places', importId, ids(rows.places));
  for (const batch of batches(streets)) await queries.deleteByIds(tx, 'imported_streets', batch);
  for (const batch of batches(places)) await queries.deleteByIds(tx, 'imported_places', batch);
  return streets.length + places.length;
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH),
  );
}
