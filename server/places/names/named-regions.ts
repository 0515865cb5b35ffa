import { atlas } from '#server/places/gazetteer/atlas.ts';
import { namedAreas } from './surroundings.ts';

/** A country or region (`CC` or `CC.region`) as a place. */
export interface NamedRegion {
  area: string;
  /** The sum of its cities. */
  population: number;
  /** Number of its most populous city. */
  largestCity: number;
}

const MIN_LETTERS = 4;
let byArea: Map<string, NamedRegion> | undefined;

/** The most populous regions and countries of a folded name; abbreviations do not count. */
export function regionsNamed(name: string): NamedRegion[] {
  if (name.length < MIN_LETTERS) return [];
  byArea ??= measureAreas();
  return (namedAreas().get(name) ?? [])
    .flatMap((area) => byArea?.get(area) ?? [])
    .toSorted((a, b) => b.population - a.population);
}

/** Whether a city of the atlas lies in a region. */
export function isIn({ area }: NamedRegion, city: number): boolean {
  const { areas, area: areaOfCity } = atlas().cities;
  const itsArea = areas[areaOfCity[city]!]!;
  return itsArea === area || itsArea.slice(0, 2) === area;
}

function measureAreas(): Map<string, NamedRegion> {
  const { cities } = atlas();
  const measured = new Map<string, NamedRegion>();
  for (let city = 0; city < cities.count; city++) {
    const region = cities.areas[cities.area[city]!]!;
    for (const area of [region, region.slice(0, 2)]) {
      const known = measured.get(area) ?? { area, population: 0, largestCity: city };
      known.population += cities.population[city]!;
      if (cities.population[city]! > cities.population[known.largestCity]!)
        known.largestCity = city;
      measured.set(area, known);
    }
  }
  return measured;
}
