import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autocompletePlaces } from './autocomplete/autocomplete.ts';
import { placeDetails } from './details.ts';
import { distanceKm } from './distance.ts';
import { guessPlace, resolvePlace } from './resolve.ts';

function chosen(input: string): string {
  return autocompletePlaces({ input, language: 'fr' })[0]?.place_id ?? '';
}

describe('a chosen place', () => {
  it('has the point of its city, which is not exact, and an area without the street', () => {
    expect(resolvePlace(chosen('4521 rue Fabre, Montréal'), 'fr')).toEqual({
      lat: 45.509,
      lon: -73.588,
      area: 'Montréal, Québec',
      city: 'Montréal',
      region: 'Québec',
      countryCode: 'CA',
      exact: false,
      description: '4521 rue Fabre, Montréal, Québec, Canada',
    });
  });

  it.each(['Rosemont, Montréal', 'H1X 2B3', '5000 rue Masson, Montréal H1X 2B3'])(
    'is exact where its neighbourhood is known: %j',
    (input) => {
      const place = resolvePlace(chosen(input), 'fr');
      expect(place).toMatchObject({ exact: true, city: 'Montréal', area: 'Montréal, Québec' });
      expect(distanceKm(place!, { lat: 45.556, lon: -73.575 })).toBeLessThan(2);
    },
  );

  it("has its name in the reader's language", () => {
    expect(resolvePlace(chosen('Québec'), 'en')?.area).toBe('Quebec City, Quebec');
    expect(resolvePlace(chosen('Québec'), 'es')?.area).toBe('Ciudad de Quebec, Quebec');
  });

  it.each(['', 'ChIJDbdkHFQayUwR7', 'nh_', 'nh_eyJrIjoiYzAifQ'])('is null for the id %j', (id) => {
    expect(resolvePlace(id)).toBeNull();
    expect(placeDetails(id, 'en')).toBeNull();
  });

  it('resolves every suggestion, in every language', () => {
    const typed = fc.stringMatching(/^(\d{1,4} (rue|main st|calle) )?[a-z]{3,5}$/);
    fc.assert(
      fc.property(typed, fc.constantFrom('en', 'fr', 'es'), (input, language) => {
        for (const { place_id: id, description } of autocompletePlaces({ input, language })) {
          expect(resolvePlace(id, language)?.description).toBe(description);
          expect(placeDetails(id, language)?.result.formatted_address).toBe(description);
        }
      }),
    );
  });
});

describe('the details of a place', () => {
  it('name every part in the types of Google Places', () => {
    const details = placeDetails(chosen('5000 rue Masson, Rosemont, H1X 2B3'), 'en');
    const parts = details?.result.address_components.map(({ types, long_name: name }) => [
      types[0],
      name,
    ]);
    expect(parts).toEqual([
      ['street_number', '5000'],
      ['route', 'rue Masson'],
      ['neighborhood', 'Rosemont'],
      ['locality', 'Montreal'],
      ['administrative_area_level_1', 'Quebec'],
      ['country', 'Canada'],
      ['postal_code', 'H1X 2B3'],
    ]);
  });

  it('have the short names of region and country', () => {
    const parts = placeDetails(chosen('Laval'), 'fr')?.result.address_components ?? [];
    expect(parts.map((part) => part.short_name)).toEqual(['Laval', 'QC', 'CA']);
  });
});

describe('a place guessed from a text', () => {
  it.each([
    ['fr', '4521 rue Fabre, Montréal', 'Montréal, Québec'],
    ['fr', 'près du métro Beaubien à Montréal', 'Montréal, Québec'],
    ['en', 'somewhere in Laval', 'Laval, Quebec'],
    ['en', '123 Main St Toronto', 'Toronto, Ontario'],
    ['es', 'por Coyoacán cerca del metro', 'Ciudad de México'],
    ['fr', 'montrael', 'Montréal, Québec'],
    ['fr', 'H2X 1Y4', 'Montréal, Québec'],
    ['en', 'Ontario', 'Toronto, Ontario'],
    ['en', 'somewhere in Ontario', 'Toronto, Ontario'],
    ['en', 'Victoria', 'Victoria, British Columbia'],
    ['es', 'Madrid', 'Madrid'],
    ['fr', 'Québec', 'Québec, Québec'],
  ] as const)('%s %j is in %s', (language, text, area) => {
    expect(guessPlace(text, language)?.area).toBe(area);
  });

  it.each(['', 'my place', 'chez nous', 'pei', '123 Main St', 'x'.repeat(10_000)])(
    'is null for %.20j',
    (text) => {
      expect(guessPlace(text, 'en')).toBeNull();
    },
  );
});
