import { distanceKm } from '#server/places/distance.ts';
import type { ExtractPlace, ExtractSource } from '#server/places/extract/extract.ts';
import { atlas } from '#server/places/gazetteer/atlas.ts';
import { foldName } from '#server/places/names/fold.ts';
import { ownersOf } from '#server/places/names/name-index.ts';

/** A place of the same name so near is the same; in a city of a million ten kilometres more. */
const SAME_PLACE_KM = 6;
const KM_PER_ROOT = 0.01;

let ids: ReadonlySet<number> | undefined;

/** Whether the gazetteer that comes with the program has a town or district already. */
export function isBuiltIn(place: ExtractPlace, source: ExtractSource): boolean {
  const { cities, districts, firstDistrict, index } = atlas();
  ids ??= new Set(cities.ids);
  if (source === 'geonames' && ids.has(Number(place.id))) return true;
  const names = [place.name, ...Object.values(place.names)].map(foldName);
  return names
    .flatMap((name) => ownersOf(index, name))
    .some((owner) => {
      const known = districts[owner - firstDistrict];
      if (known?.isImported) return false;
      if (known) return distanceKm(place, known.district) <= SAME_PLACE_KM;
      const middle = { lat: cities.lat[owner]!, lon: cities.lon[owner]! };
      const radius = Math.sqrt(cities.population[owner]!) * KM_PER_ROOT;
      return distanceKm(place, middle) <= SAME_PLACE_KM + radius;
    });
}
