import { expect, test } from 'vitest';
import { coveredPlaces } from './covered.ts';
import { guessPlace } from './resolve.ts';

const around = (place: string, km: number, language: 'en' | 'fr' | 'es' = 'fr') => {
  const middle = guessPlace(place, language);
  if (!middle) throw new Error(`no ${place}`);
  return coveredPlaces(middle, { km, most: 40, language });
};
const namesOf = ({ places }: ReturnType<typeof around>) => places.map(({ name }) => name);

test('the largest towns and districts come first, with the region or the city they are in', () => {
  const { places, total } = around('Montréal, Québec', 30);
  expect(places).toHaveLength(40);
  expect(total).toBeGreaterThan(100);
  expect(places.slice(0, 3).map(({ name }) => name)).toEqual(['Montréal', 'Laval', 'Longueuil']);
  expect(places).toContainEqual(
    expect.objectContaining({ name: 'Verdun', region: 'Montréal', km: expect.any(Number) }),
  );
  expect(Math.max(...places.map(({ km }) => km))).toBeLessThanOrEqual(30);
});

test('names are those of the reader', () => {
  expect(around('Montréal, Québec', 5, 'en').places[0]).toMatchObject({
    name: 'Montreal',
    region: 'Quebec',
    km: 0,
  });
  expect(namesOf(around('London, United Kingdom', 5, 'es'))[0]).toBe('Londres');
});

test('a wider circle holds all that a narrower one does', () => {
  const [narrow, wide] = [around('Saint-Georges, Québec', 20), around('Saint-Georges, Québec', 35)];
  expect(wide.total).toBeGreaterThan(narrow.total);
  expect(namesOf(wide)).toEqual(expect.arrayContaining(namesOf(narrow)));
});

test('a district that was a separate town is listed once', () => {
  const names = around('Montréal, Québec', 15);
  expect(namesOf(names).filter((name) => name === 'Saint-Laurent')).toHaveLength(1);
});

test('nothing is on the open sea', () => {
  const sea = coveredPlaces({ lat: 30, lon: -45 }, { km: 100, most: 40, language: 'en' });
  expect(sea).toEqual({ places: [], total: 0 });
});
