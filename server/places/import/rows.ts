import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#server/platform/database/db.ts';
import type { ExtractPlace } from '#server/places/extract/extract.ts';
import { foldName } from '#server/places/names/fold.ts';
import { placeUuid } from './place-uuid.ts';
import { idsOfNamesakes } from './street-ids.ts';
import type { GatheredStreet } from './street-gatherer.ts';
import { makeTownFinder, type FoundTown, type ImportedTown } from './town-finder.ts';

export type PlaceRow = Insertable<Tables['imported_places']>;
/** A street as the import holds it. */
export type HeldStreetRow = Pick<
  Selectable<Tables['imported_streets']>,
  'id' | 'keys' | 'lat' | 'lon' | 'near_city' | 'town_id'
>;
export type StreetRow = Insertable<Tables['imported_streets']> & { keys: string[] };

interface Gathered {
  places: readonly ExtractPlace[];
  streets: readonly GatheredStreet[];
}

interface Import {
  id: string;
  name: string;
}

/** Names whose streets the import holds are asked for together; the process pauses meanwhile. */
const NAMES_AT_ONCE = 2000;

/** The streets that the import holds whose first key is one of these. */
type ListHeld = (keys: readonly string[]) => Promise<readonly HeldStreetRow[]>;

/**
 * What was gathered as rows, towns before the districts that refer to them. Some seconds for a large
 * extract: before the transaction, which may not be idle.
 */
export async function rowsOf(
  { places, streets }: Gathered,
  of: Import,
  listHeld: ListHeld,
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
    streets: await streetRows(streets, { townOf, of, listHeld }),
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

interface StreetFacts {
  townOf(street: GatheredStreet): FoundTown;
  of: Import;
  listHeld: ListHeld;
}

/** Streets of one name in one town are told apart by a number, at first from south-west to north-east. */
async function streetRows(
  streets: readonly GatheredStreet[],
  { townOf, of, listHeld }: StreetFacts,
): Promise<StreetRow[]> {
  const inOrder = streets.toSorted((one, other) => one.lat - other.lat || one.lon - other.lon);
  const byName = [...Map.groupBy(inOrder, ({ keys }) => keys[0]!)];
  const rows: StreetRow[] = [];
  for (let at = 0; at < byName.length; at += NAMES_AT_ONCE) {
    const some = byName.slice(at, at + NAMES_AT_ONCE);
    const held = Map.groupBy(await listHeld(some.map(([key]) => key)), groupOf);
    const found = some
      .flatMap(([, namesakes]) => namesakes)
      .map((street) => asRow(street, townOf(street), of));
    for (const [group, namesakes] of Map.groupBy(found, groupOf)) {
      const idOf = (number: number) => placeUuid(of.name, 'street', `${group}#${number}`);
      const ids = idsOfNamesakes(namesakes, held.get(group) ?? [], idOf);
      rows.push(...namesakes.map((row, number) => ({ ...row, id: ids[number]! })));
    }
  }
  return rows;
}

function asRow(
  { name, keys, lat, lon }: GatheredStreet,
  { nearCity, townId }: FoundTown,
  { id: import_id }: Import,
) {
  return { import_id, name, keys, lat, lon, near_city: nearCity, town_id: townId };
}

function groupOf({
  keys,
  near_city,
  town_id,
}: Pick<HeldStreetRow, 'keys' | 'near_city' | 'town_id'>) {
  return `${keys[0]}@${town_id ?? near_city}`;
}
