import { afterAll, expect, test } from 'vitest';
import { describeCity, learnImports } from '#server/places/places.ts';
import { TILBOURG } from '#tests/support/invented-city.ts';
import { cityOf } from './cities.ts';

afterAll(() => learnImports([], false));

const town = {
  id: '00000000-0000-8000-a000-000000000001',
  kind: 'town' as const,
  name: 'Tilbourg-sur-Orle',
  names: {},
  also: [],
  people: 5000,
  near_city: 6_354_895,
  town_id: null,
  ...TILBOURG,
};

function cityName() {
  const city = cityOf(TILBOURG);
  return city === undefined ? null : describeCity(city, 'fr').name;
}

test('the city of a square follows the imported places', () => {
  const before = cityName();
  learnImports([town], false);
  const during = cityName();
  learnImports([], false);
  expect([before, during, cityName()]).toEqual([null, 'Rimouski', null]);
});
