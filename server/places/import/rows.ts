import { setImmediate } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type { Tables } from '#server/platform/database/db.ts';
import type { ExtractPlace } from '#server/places/extract/extract.ts';
import { foldName } from '#server/places/names/fold.ts';
import { placeUuid } from './place-uuid.ts';
import type { GatheredStreet } from './street-gatherer.ts';
import { makeTownFinder, type FoundTown, type ImportedTown } from './town-finder.ts';

export type PlaceRow = Insertable<Tables['imported_places']>;
export type StreetRow = Insertable<Tables['imported_streets']> & { keys: string[] };

interface Gathered {
  places: readonly ExtractPlace[];
  streets: readonly GatheredStreet[];
}

interface Import {
  id: string;
  name: string;
}

/** Streets between two pauses, in which the process answers to others. */
const PAUSE_EVERY = 2000;

/**
 * What was gathered as rows, towns before the districts that refer to them. Some seconds for a large
 * extract: before the transaction, which may not be idle.
 */
export async function rowsOf(
  { places, streets }: Gathered,
  of: Import,
): Promise<{ places: PlaceRow[]; streets: StreetRow[] }> {
  const ofGazetteer = makeTownFinder([]);
  const idOf = ({ id }: ExtractPlace) => placeUuid(of.name, 'place', id);
  const towns = places.filter(({ kind }) => kind === 'town');
  const nearOf = new Map(towns.map((town) => [town, ofGazetteer({ ...town, town: null })]));
  const townOf = makeTownFinder(
    towns.map((town) => asTown(town, { ...nearOf.get(town)!, townId: idOf(town) })),
  );
  const districts = places.filter(({ kind }) => kind === 'district');
  const row = (place: ExtractPlace, found: FoundTown) => placeRow(place, found, idOf(place), of);
  return {
    places: [
      ...towns.map((town) => row(town, { ...nearOf.get(town)!, townId: null })),
      ...districts.map((district) => row(district, townOf(district))),
    ],
    streets: await streetRows(streets, townOf, of),
  };
}

function asTown({ lat, lon, name, people, country }: ExtractPlace, found: FoundTown): ImportedTown {
  return { lat, lon, name: foldName(name), people, country: country ?? '', found };
}

function placeRow(
  { kind: one, name, names, also, lat, lon, people }: ExtractPlace,
  { nearCity, townId }: FoundTown,
  id: string,
  { id: import_id }: Import,
): PlaceRow {
  const kind = one === 'town' ? one : 'district';
  const where = { lat, lon, near_city: nearCity, town_id: townId };
  return { id, import_id, kind, name, names: JSON.stringify(names), also, people, ...where };
}

/** Streets of one name in one town are told apart by a number, from south-west to north-east. */
async function streetRows(
  streets: readonly GatheredStreet[],
  townOf: (street: GatheredStreet) => FoundTown,
  { id: import_id, name: importName }: Import,
): Promise<StreetRow[]> {
  const before = new Map<string, number>();
  const rows: StreetRow[] = [];
  const inOrder = streets.toSorted((one, other) => one.lat - other.lat || one.lon - other.lon);
  for (const street of inOrder) {
    if (rows.length % PAUSE_EVERY === 0) await setImmediate();
    const { name, keys, lat, lon } = street;
    const { nearCity, townId } = townOf(street);
    const key = `${keys[0]}@${townId ?? nearCity}`;
    const number = (before.get(key) ?? 0) + 1;
    before.set(key, number);
    const id = placeUuid(importName, 'street', `${key}#${number}`);
    rows.push({ id, import_id, name, keys, lat, lon, near_city: nearCity, town_id: townId });
  }
  return rows;
}
