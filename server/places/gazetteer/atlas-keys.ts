import { atlas, type Atlas, type KnownDistrict } from './atlas.ts';

/** Where the places of an atlas are, by what refers to them. */
interface AtlasKeys {
  /** The number of a city by its GeoNames id. */
  cities: ReadonlyMap<number, number>;
  /** A district, or an imported town, by its key. */
  districts: ReadonlyMap<string, KnownDistrict>;
  /** The districts of a city by its number. */
  districtsOf: ReadonlyMap<number, readonly KnownDistrict[]>;
}

const known = new WeakMap<Atlas, AtlasKeys>();

/** The keys of the atlas of this moment, collected once for each. */
export function atlasKeys(): AtlasKeys {
  const its = atlas();
  const keys = known.get(its) ?? collect(its);
  known.set(its, keys);
  return keys;
}

function collect({ cities, districts }: Atlas): AtlasKeys {
  return {
    cities: new Map(Array.from(cities.ids, (id, number) => [id, number])),
    districts: new Map(districts.map((one) => [one.key, one])),
    districtsOf: Map.groupBy(districts, ({ city }) => city),
  };
}
