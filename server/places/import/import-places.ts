import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { distanceKm } from '#server/places/distance.ts';
import {
  ExtractRefused,
  type ExtractPlace,
  type ExtractSource,
  type SkipReason,
} from '#server/places/extract/extract.ts';
import { openExtract, type Extract } from '#server/places/extract/read-extract.ts';
import { isBuiltIn } from './known-place.ts';
import {
  countAll,
  findImportByName,
  insertImport,
  listStreetsOfImport,
  updateImportedAt,
} from './queries-import.ts';
import type { NotTaken, PlacesOrder, PlacesOutcome, PlacesWatch, WrittenCounts } from './order.ts';
import { lockImports } from './one-at-a-time.ts';
import { rowsOf } from './rows.ts';
import { makeStreetGatherer, type GatheredStreet } from './street-gatherer.ts';
import { removeOthers, writeRows } from './write-rows.ts';

/** So many towns and districts are in the memory of every node: some ten megabytes. */
export const MAX_PLACES = 20_000;
export const MAX_STREETS = 300_000;
const TOLD_EVERY = 2000;

/**
 * Imports an extract in one transaction, and has every node read it anew at its commit. The same
 * extract again changes nothing.
 * @throws ExtractRefused for a file that is none, holds nothing or too much, and for an interruption
 */
export async function importPlaces(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  order: PlacesOrder,
  watch: PlacesWatch,
): Promise<PlacesOutcome> {
  const extract = await openExtract(order.path);
  const { source } = extract;
  const before = await findImportByName(db, order.name);
  assertSameSource(before?.source ?? source, source, order.name);
  const { places, streets, ...counts } = await gather(extract, order, watch);
  if (places.length + streets.length === 0) {
    throw new ExtractRefused(nothingIn(counts.notTaken));
  }
  const begun = clock.now();
  const id = before?.id ?? uuidv7(begun.getTime());
  const listHeld = (keys: readonly string[]) => listStreetsOfImport(db, id, keys);
  const rows = await rowsOf({ places, streets }, { id, name: order.name }, listHeld);
  const write = async (tx: Tx) => {
    await lockImports(tx);
    const row = { id, name: order.name, source, imported_at: begun };
    assertSameImport(await insertImport(tx, row), row);
    const written = await writeRows(tx, rows, watch);
    if (order.replace) written.removed = await removeOthers(tx, id, rows);
    assertBounded(await countAll(tx));
    if (written.created + written.updated + written.removed > 0) {
      await updateImportedAt(tx, id, begun);
      await live.invalidateShared(tx, 'places');
    }
    if (order.dryRun) throw new Rehearsed(written);
    return written;
  };
  const written = await db.transaction().execute(write).catch(rehearsed);
  return { source, ...counts, streets: streets.length, written };
}

/** Ends a dry run, so that its transaction is rolled back. */
class Rehearsed extends Error {
  written: WrittenCounts;
  constructor(written: WrittenCounts) {
    super('dry run');
    this.written = written;
  }
}

function rehearsed(error: unknown): WrittenCounts {
  if (error instanceof Rehearsed) return error.written;
  throw error;
}

interface Gathered {
  places: ExtractPlace[];
  streets: GatheredStreet[];
  towns: number;
  districts: number;
  ways: number;
  notTaken: Partial<Record<NotTaken, number>>;
}

async function gather(
  extract: Extract,
  { around }: Pick<PlacesOrder, 'around'>,
  watch: PlacesWatch,
): Promise<Gathered> {
  const places = new Map<string, ExtractPlace>();
  const gatherer = makeStreetGatherer();
  const notTaken: Partial<Record<NotTaken, number>> = {};
  let records = 0;
  let ways = 0;
  for await (const { line, parsed } of extract.records()) {
    if (++records % TOLD_EVERY === 0) tellProgress(extract, watch);
    const reason = whyNot(parsed, extract.source, around);
    if (typeof parsed === 'string' || reason !== null) {
      notTaken[reason!] = (notTaken[reason!] ?? 0) + 1;
      watch.onNotTaken(line, reason!);
    } else if (parsed.kind !== 'street') places.set(parsed.id, parsed);
    else if (gatherer.add(parsed)) ways++;
    assertBounded({ places: places.size, streets: gatherer.count() });
  }
  const all = [...places.values()];
  const towns = all.filter(({ kind }) => kind === 'town').length;
  const streets = gatherer.streets();
  return { places: all, streets, towns, districts: all.length - towns, ways, notTaken };
}

function whyNot(
  parsed: ExtractPlace | SkipReason,
  source: ExtractSource,
  around: PlacesOrder['around'],
): NotTaken | null {
  if (typeof parsed === 'string') return parsed;
  if (around && distanceKm(parsed, around.point) > around.km) return 'far';
  return parsed.kind !== 'street' && isBuiltIn(parsed, source) ? 'known' : null;
}

function tellProgress({ bytes, read }: Extract, watch: PlacesWatch): void {
  watch.onProgress({ part: 'reading', done: Math.min(read(), bytes), total: bytes });
  if (watch.signal.aborted) throw new ExtractRefused('Interrupted. Nothing was written.');
}

function assertSameSource(is: string, source: ExtractSource, name: string): void {
  if (is === source) return;
  throw new ExtractRefused(
    `The import "${name}" is of another source (${is}). Give this one another name: --name …`,
  );
}

/** Not while this one was read, in which another may have begun the import or removed it. */
function assertSameImport(is: { id: string }, row: { id: string; name: string }): void {
  if (is.id === row.id) return;
  throw new ExtractRefused(
    `Somebody else imported "${row.name}" at the same time. Try again. Nothing was written.`,
  );
}

function assertBounded({ places, streets }: { places: number; streets: number }): void {
  if (places <= MAX_PLACES && streets <= MAX_STREETS) return;
  const most = `${MAX_PLACES} towns and districts and ${MAX_STREETS} streets`;
  throw new ExtractRefused(
    `Too much: all imports together hold up to ${most}. Take only what is near: --around "Town" --km 50. Nothing was written.`,
  );
}

function nothingIn({ known = 0 }: Gathered['notTaken']): string {
  return known > 0
    ? 'The gazetteer has every place of this file already. Nothing was written.'
    : 'The file holds no town, district or street that can be taken. Nothing was written.';
}
