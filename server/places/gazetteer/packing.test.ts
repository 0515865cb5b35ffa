import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packCities, unpackCities } from './packing.ts';

const city = fc.record({
  id: fc.integer({ min: 1, max: 99_999_999 }),
  name: fc.string({ unit: fc.constantFrom('a', 'é', 'ñ', ' ', '-', "'"), minLength: 1 }),
  country: fc.constantFrom('CA', 'MX'),
  region: fc.constantFrom('10', '09', 'LMA'),
  lat: fc.integer({ min: -90_000, max: 90_000 }).map((steps) => steps / 1000),
  lon: fc.integer({ min: -180_000, max: 180_000 }).map((steps) => steps / 1000),
  population: fc.integer({ min: 0, max: 99 }).map((digits) => digits * 1000),
});

it('unpacks the cities that were packed', () => {
  fc.assert(
    fc.property(fc.array(city, { minLength: 1, maxLength: 20 }), (cities) => {
      const columns = unpackCities(packCities(cities));
      const unpacked = cities.map((_, row) => ({
        id: columns.ids[row],
        name: columns.names[row],
        area: columns.areas[columns.area[row]!],
        lat: columns.lat[row],
        lon: columns.lon[row],
        population: columns.population[row],
      }));
      expect(unpacked).toEqual(
        cities.map(({ country, region, ...rest }) => ({ ...rest, area: `${country}.${region}` })),
      );
    }),
  );
});
