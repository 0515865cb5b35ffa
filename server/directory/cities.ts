import type { Profession } from '#contract/professionals/professions.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { CITY_REACH_KM, cityAround, describeCity, importsVersion } from '#server/places/places.ts';
import { listSquares } from '#server/professionals/professionals.ts';

/** A square of the map, a hundredth of a degree wide, by its centre in degrees. */
interface Square {
  lat: number;
  lon: number;
}

/** A city in which a listed professional offers a trade. */
export interface TradeCity {
  /** Its index in the atlas. */
  city: number;
  count: number;
  newest: Date;
}

const KM_PER_DEGREE = 111;

/**
 * The city of each square that was asked for; -1 for none. Finding one takes 60 µs. A cache that
 * orders its entries would take 6 MB while it is empty.
 */
const known = new Map<string, number>();
/** Of the imported places: a square far from all cities may be in a town beside one since. */
let knownOf = importsVersion();
const MAX_KNOWN = 200_000;

/** The index of the city of a square; a square is in one city. */
export function cityOf({ lat, lon }: Square): number | undefined {
  if (knownOf !== importsVersion()) known.clear();
  knownOf = importsVersion();
  const square = { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 };
  const key = `${square.lat},${square.lon}`;
  let city = known.get(key);
  if (city === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, (city = cityAround(square) ?? -1));
  }
  return city < 0 ? undefined : city;
}

/** The cities of a trade, those with most professionals first. */
export async function listCities(db: ReadDb, profession: Profession): Promise<TradeCity[]> {
  const cities = new Map<number, TradeCity>();
  for (const { count, newest, ...square } of await listSquares(db, profession)) {
    const city = cityOf(square);
    if (city === undefined) continue;
    const before = cities.get(city);
    cities.set(city, {
      city,
      count: count + (before?.count ?? 0),
      newest: before && before.newest > newest ? before.newest : newest,
    });
  }
  return [...cities.values()].toSorted(
    (one, other) => other.count - one.count || one.city - other.city,
  );
}

/** The squares of a city in which a listed professional offers a trade. */
export async function listSquaresOf(
  db: ReadDb,
  profession: Profession,
  city: number,
): Promise<Square[]> {
  const { lat, lon } = describeCity(city, 'en');
  const up = CITY_REACH_KM / KM_PER_DEGREE;
  const across = up / Math.cos((Math.min(85, Math.abs(lat)) * Math.PI) / 180);
  const box = { south: lat - up, north: lat + up, west: lon - across, east: lon + across };
  const squares = await listSquares(db, profession, box);
  return squares.filter((square) => cityOf(square) === city);
}
