import { describe, expect, it } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { atlas } from './gazetteer/atlas.ts';
import { cityAround, describeCity, findCityBySlug } from './city.ts';

const PLATEAU = { lat: 45.524, lon: -73.582 };

describe('a city', () => {
  it('is that of the district or town around a point', () => {
    const number = cityAround(PLATEAU) ?? -1;
    expect(describeCity(number, 'fr')).toMatchObject({ name: 'Montréal', region: 'Québec' });
    expect(describeCity(number, 'en')).toMatchObject({
      area: 'Montreal, Quebec',
      countryCode: 'CA',
    });
  });

  it.each([
    ['Laval', { lat: 45.5833, lon: -73.7333 }],
    ['Barcelone', { lat: 41.397, lon: 2.178 }],
    ['Longueuil', { lat: 45.5312, lon: -73.5181 }],
    ['Saint-Jérôme', { lat: 45.7804, lon: -74.0036 }],
  ])('is %s for everybody in it, whatever its quarters are called', (name, point) => {
    expect(describeCity(cityAround(point) ?? -1, 'fr').name).toBe(name);
  });

  it('is none in the middle of the sea', () => {
    expect(cityAround({ lat: 0, lon: -150 })).toBeUndefined();
  });

  it('is found across the 180th meridian', () => {
    expect(cityAround({ lat: -16.8, lon: -179.99 })).toBe(cityAround({ lat: -16.8, lon: 179.99 }));
  });

  it('has a unique slug, by which it is found in each language', () => {
    const numbers = Array.from({ length: atlas().cities.count }, (_, number) => number);
    const slugs = numbers.map((number) => describeCity(number, 'en').slug);
    expect(new Set(slugs).size).toBe(numbers.length);
    expect(slugs.find((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBeUndefined();
    for (const language of UNDERSTOOD_LANGUAGES) {
      for (const number of numbers.filter((one) => one % 200 === 0)) {
        expect(findCityBySlug(describeCity(number, language).slug, language)).toBe(number);
      }
    }
  });

  it('is not found by an invalid slug, however long', () => {
    expect(findCityBySlug('ciudad-de-mexico-ciudad-de-mexico', 'en')).toBeUndefined();
    expect(findCityBySlug('montreal', 'fr')).toBeUndefined();
    expect(findCityBySlug('montreal-quebec-'.repeat(9999), 'fr')).toBeUndefined();
  });
});
