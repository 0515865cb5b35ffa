import { LRUCache } from 'lru-cache';
import { distanceKm, type Point } from '#server/places/distance.ts';
import type { ExtractPlace } from '#server/places/extract/extract.ts';
import { areaOf, atlas } from '#server/places/gazetteer/atlas.ts';
import { townsAbout } from '#server/places/gazetteer/town-grid.ts';
import { foldName } from '#server/places/names/fold.ts';

/** The town a place lies in or next to. */
export interface FoundTown {
  /** GeoNames id of a town of the gazetteer. */
  nearCity: number;
  /** The id of the imported town it lies in, in place of that one. */
  townId: string | null;
}

type Asked = Pick<ExtractPlace, 'lat' | 'lon' | 'country' | 'town'>;

interface Town extends Point {
  name: string;
  people: number;
  country: string;
  found: FoundTown;
}

const REACH_KM = 40;
/** For a city of a million, the radius is ten kilometres; it grows with the area. */
const KM_PER_ROOT = 0.01;
const MIN_RADIUS_KM = 0.5;
/** A town abroad, or of another name than is said, is only the next best. */
const FAR_KM = 1000;
const STEPS_PER_DEGREE = 100;
const CACHED = 20_000;

/**
 * Finds the town of a place: the one whose name the extract says, else the one in whose circle it lies
 * most, of the gazetteer and of the towns that are imported with it.
 */
export function makeTownFinder(imported: readonly Town[]): (place: Asked) => FoundTown {
  const bySquare = Map.groupBy(imported, ({ lat, lon }) => squareOf(lat, lon));
  const cache = new LRUCache<string, readonly Town[]>({ max: CACHED });
  const known = new Map<number, Town>();
  const ofNumber = (number: number): Town => {
    const town = known.get(number) ?? atlasTown(number);
    known.set(number, town);
    return town;
  };
  const around = (point: Point): readonly Town[] => {
    const key = `${Math.round(point.lat * STEPS_PER_DEGREE)} ${Math.round(point.lon * STEPS_PER_DEGREE)}`;
    const towns = cache.get(key) ?? [
      ...numbersNear(point).map(ofNumber),
      ...importedNear(bySquare, point),
    ];
    cache.set(key, towns);
    return towns;
  };
  return (place) => {
    const towns = around(place);
    const said = place.town === null ? '' : foldName(place.town);
    const measure = (town: Town) => outside(place, town, said);
    const best = towns.reduce((one, other) => (measure(other) < measure(one) ? other : one));
    return best.found;
  };
}

export type ImportedTown = Town;

/** A town of the gazetteer by its number. */
function atlasTown(number: number): Town {
  const { cities } = atlas();
  return {
    lat: cities.lat[number]!,
    lon: cities.lon[number]!,
    name: foldName(cities.names[number]!),
    people: cities.population[number]!,
    country: areaOf(cities, number)[0],
    found: { nearCity: cities.ids[number]!, townId: null },
  };
}

/** How many kilometres outside of the circle of a town a place is. */
function outside({ country, ...place }: Asked, town: Town, said: string): number {
  const radius = Math.max(MIN_RADIUS_KM, Math.sqrt(town.people) * KM_PER_ROOT);
  const isAbroad = country !== null && country !== town.country;
  const isOther = said !== '' && said !== town.name;
  return distanceKm(place, town) - radius + FAR_KM * (Number(isAbroad) + Number(isOther));
}

/** The towns of the gazetteer within reach, else the nearest one. */
function numbersNear(point: Point): number[] {
  const { cities } = atlas();
  const near = townsAbout(point, REACH_KM).filter(
    (number) =>
      distanceKm(point, { lat: cities.lat[number]!, lon: cities.lon[number]! }) < REACH_KM,
  );
  return near.length > 0 ? near : [nearestOfAll(point)];
}

function nearestOfAll(point: Point): number {
  const { cities } = atlas();
  let nearest = 0;
  let least = Infinity;
  for (let number = 0; number < cities.count; number++) {
    const km = distanceKm(point, { lat: cities.lat[number]!, lon: cities.lon[number]! });
    if (km < least) [nearest, least] = [number, km];
  }
  return nearest;
}

function importedNear(bySquare: ReadonlyMap<string, readonly Town[]>, point: Point): Town[] {
  const steps = [-1, 0, 1];
  return steps
    .flatMap((up) => steps.map((across) => squareOf(point.lat + up, point.lon + across)))
    .flatMap((square) => bySquare.get(square) ?? [])
    .filter((town) => distanceKm(point, town) < REACH_KM);
}

function squareOf(lat: number, lon: number): string {
  return `${Math.floor(lat)} ${Math.floor(lon)}`;
}
