import type { ReadDb } from '#server/platform/database/db.ts';
import { addressOf, type Address } from '#server/places/address.ts';
import { distanceKm } from '#server/places/distance.ts';
import { atlasKeys } from '#server/places/gazetteer/atlas-keys.ts';
import { areaOf, atlas, type KnownDistrict } from '#server/places/gazetteer/atlas.ts';
import { findStreet, type StreetRow } from '#server/places/imported/queries-imported.ts';
import { decodePlaceId } from '#server/places/place-ids/place-id.ts';
import type { Spot } from '#server/places/spot.ts';

const PREFIX = 'dstreet/';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A street is said to be in a district whose middle is so near. */
const DISTRICT_KM = 3;
/** Less than a degree of latitude has anywhere. */
const KM_PER_DEGREE = 110;

/** The address of a place id, streets included; null for one that is not ours, or no longer. */
export async function findAddress(db: ReadDb, placeId: string): Promise<Address | null> {
  const reference = decodePlaceId(placeId);
  if (!reference?.key.startsWith(PREFIX)) return reference && addressOf(reference);
  const id = reference.key.slice(PREFIX.length);
  const row = UUID.test(id) ? await findStreet(db, id) : undefined;
  const spot = row && spotOfStreet(row);
  const { street = row?.name ?? '', postalCode = '' } = reference;
  return spot ? { spot, street, postalCode } : null;
}

/** A street as a place; null where the gazetteer no longer has the town it lies next to. */
export function spotOfStreet({ id, lat, lon, near_city, town_id }: StreetRow): Spot | null {
  const keys = atlasKeys();
  const city = keys.cities.get(near_city);
  if (city === undefined) return null;
  const [country, region] = areaOf(atlas().cities, city);
  const town = keys.districts.get(`imported/${town_id}`)?.district;
  const inTown = (keys.districtsOf.get(city) ?? []).filter((one) => one.town === town);
  const nearest = districtAround({ lat, lon }, inTown);
  const place = { key: `${PREFIX}${id}`, city, country, region, lat, lon, population: 0 };
  return {
    ...place,
    kind: 'neighbourhood',
    ...(town && { town }),
    ...(nearest && { district: nearest.district }),
    exact: true,
  };
}

function districtAround(
  point: { lat: number; lon: number },
  districts: readonly KnownDistrict[],
): KnownDistrict | undefined {
  let found: KnownDistrict | undefined;
  let reach = DISTRICT_KM;
  for (const one of districts) {
    const { district, town } = one;
    if (Math.abs(district.lat - point.lat) * KM_PER_DEGREE > reach) continue;
    if (town === district) continue;
    const km = distanceKm(point, district);
    if (km < reach) [found, reach] = [one, km];
  }
  return found;
}
