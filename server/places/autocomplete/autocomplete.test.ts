import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { autocompletePlaces } from './autocomplete.ts';

function suggestions(language: Language, input: string): string[] {
  return autocompletePlaces({ input, language }).map(({ description }) => description);
}

const first = (language: Language, input: string) => suggestions(language, input)[0];

describe('a place', () => {
  it.each([
    ['fr', 'montreal', 'Montréal, Québec, Canada'],
    ['en', 'Montréal', 'Montreal, Quebec, Canada'],
    ['en', 'québec', 'Quebec City, Quebec, Canada'],
    ['es', 'ciudad de mex', 'Ciudad de México, México'],
    ['es', 'bogota', 'Bogotá, Colombia'],
    ['es', 'new york', 'Nueva York, Nueva York, Estados Unidos'],
    ['fr', 'L’Assomption', "L'Assomption, Québec, Canada"],
  ] as const)('is found with or without accents: %s %j', (language, input, expected) => {
    expect(first(language, input)).toBe(expected);
  });

  it.each([
    ['fr', 'mtl', 'Montréal, Québec, Canada'],
    ['fr', 'st-jerome qc', 'Saint-Jérôme, Québec, Canada'],
    ['fr', 'ste foy', 'Sainte-Foy, Québec, Québec, Canada'],
    ['fr', 'mt tremblant', 'Mont-Tremblant, Québec, Canada'],
    ['fr', 'ndg', 'Notre-Dame-de-Grâce, Montréal, Québec, Canada'],
    ['en', 'st johns', "St. John's, Newfoundland and Labrador, Canada"],
    ['en', 'nyc', 'New York, New York, United States'],
    ['es', 'cdmx', 'Ciudad de México, México'],
  ] as const)('is found by its short form: %s %j', (language, input, expected) => {
    expect(first(language, input)).toBe(expected);
  });

  it.each([
    ['fr', 'mon', 'Montréal, Québec, Canada'],
    ['fr', 'laval', 'Laval, Québec, Canada'],
    ['fr', 'verdun', 'Verdun, Montréal, Québec, Canada'],
    ['en', 'kingston', 'Kingston, Ontario, Canada'],
    ['es', 'guadalajara', 'Guadalajara, Jalisco, México'],
    ['fr', 'paris', 'Paris, Île-de-France, France'],
  ] as const)('is ranked first where the reader lives: %s %j', (language, input, expected) => {
    expect(first(language, input)).toBe(expected);
  });

  it.each([
    ['en', 'london ontario', 'London, Ontario, Canada'],
    ['en', 'Springfield, IL', 'Springfield, Illinois, United States'],
    ['es', 'guadalajara españa', 'Guadalajara, Castilla-La Mancha, España'],
    ['en', 'mount pleasant vancouver bc', 'Mount Pleasant, Vancouver, British Columbia, Canada'],
    ['es', 'del valle benito juarez cdmx', 'Del Valle, Ciudad de México, México'],
    ['es', 'monterey nl', 'Monterrey, Nuevo León, México'],
    ['es', 'gracia barcelona', 'Gràcia, Barcelona, Cataluña, España'],
    ['fr', 'plateau mont-royal montréal', 'Le Plateau-Mont-Royal, Montréal, Québec, Canada'],
    ['fr', 'Montréal, Q', 'Montréal, Québec, Canada'],
  ] as const)('lies in what is typed after it: %s %j', (language, input, expected) => {
    expect(first(language, input)).toBe(expected);
  });

  it.each(['motnreal', 'montral', 'monttreal', 'montréel'])('is found in spite of %j', (input) => {
    expect(first('fr', input)).toBe('Montréal, Québec, Canada');
  });

  it('is ranked first near the caller', () => {
    const near = { lat: 48.07, lon: -0.77 };
    const [prediction] = autocompletePlaces({ input: 'laval', language: 'fr', near });
    expect(prediction?.description).toBe('Laval, Pays de la Loire, France');
  });
});

describe('a street', () => {
  it.each([
    ['fr', '4521 rue Fabre, Mont', '4521 rue Fabre, Montréal, Québec, Canada'],
    ['fr', '4521 rue fabre montreal', '4521 rue fabre, Montréal, Québec, Canada'],
    ['fr', '4521 rue Fabre', '4521 rue Fabre, Montréal, Québec, Canada'],
    ['fr', '123 rue de Paris', '123 rue de Paris, Montréal, Québec, Canada'],
    ['fr', '12 rue des Pins, app 3, Laval', '12 rue des Pins, app 3, Laval, Québec, Canada'],
    ['en', '123 Main St Toronto', '123 Main St, Toronto, Ontario, Canada'],
    ['en', '55 Queen St W, Tor', '55 Queen St W, Toronto, Ontario, Canada'],
    ['en', '1420 Guy St W Vancouver', '1420 Guy St W, Vancouver, British Columbia, Canada'],
    ['fr', '325 grande allée e québec', '325 grande allée e, Québec, Québec, Canada'],
    [
      'es',
      'calle orizaba 101 col roma norte cdmx',
      'calle orizaba 101, Roma Norte, Ciudad de México, México',
    ],
    ['es', 'calle 85 # 12-34, bogota', 'calle 85 # 12-34, Bogotá, Colombia'],
    ['es', 'Av. Insurgentes Sur 1234, CDMX', 'Av. Insurgentes Sur 1234, Ciudad de México, México'],
    ['es', 'Calle de Alcalá 45, Madrid', 'Calle de Alcalá 45, Madrid, España'],
  ] as const)('stays as typed, with its city: %s %j', (language, input, expected) => {
    expect(first(language, input)).toBe(expected);
  });

  it('without a city is offered in the likely ones of the reader', () => {
    const [, second, third] = suggestions('fr', '4521 rue Fabre');
    expect([second, third]).toEqual([
      '4521 rue Fabre, Québec, Québec, Canada',
      '4521 rue Fabre, Laval, Québec, Canada',
    ]);
  });

  it('is not offered elsewhere once its city is named', () => {
    for (const suggestion of suggestions('en', '123 Main St Toronto')) {
      expect(suggestion).toMatch(/^123 Main St, /);
    }
  });

  it('is led by what tells it apart from the others: its town, and the region of a town', () => {
    const leads = (language: Language, input: string) =>
      autocompletePlaces({ input, language })
        .slice(0, 2)
        .map(({ structured_formatting: { main_text: main, secondary_text: more } }) => [
          main,
          more,
        ]);
    expect(leads('fr', '4521 rue Fabre')).toEqual([
      ['Montréal', '4521 rue Fabre, Québec, Canada'],
      ['Québec', '4521 rue Fabre, Québec, Canada'],
    ]);
    expect(leads('en', 'richmond')).toEqual([
      ['Richmond, Virginia', 'United States'],
      ['Richmond, British Columbia', 'Canada'],
    ]);
  });

  it('that is alone is the main text, its place the secondary', () => {
    const [prediction] = autocompletePlaces({ input: '12 rue Guy, Verdun H4G', language: 'fr' });
    expect(prediction?.structured_formatting).toEqual({
      main_text: '12 rue Guy',
      secondary_text: 'Verdun, Montréal, Québec H4G, Canada',
    });
  });
});

describe('a postal code', () => {
  it.each([
    ['fr', 'h2x1y4', 'H2X 1Y4, Milton-Parc, Montréal, Québec, Canada'],
    ['fr', 'H2X', 'H2X, Milton-Parc, Montréal, Québec, Canada'],
    ['en', '10001', '10001, Manhattan, New York, New York, United States'],
    ['es', '06700', '06700, Cuauhtémoc, Ciudad de México, México'],
    ['fr', '12 rue Guy, Montréal H3H 2L7', '12 rue Guy, Montréal, Québec H3H 2L7, Canada'],
    [
      'fr',
      '12 rue Guy H3H 2L7',
      '12 rue Guy, Shaughnessy Village, Montréal, Québec H3H 2L7, Canada',
    ],
  ] as const)('determines the place: %s %j', (language, input, expected) => {
    expect(first(language, input)).toBe(expected);
  });

  it('may begin the text where the place after it agrees, else it is a house number', () => {
    expect(first('es', '28013 madrid')).toBe('28013, Madrid, España');
    expect(first('en', '10013 new york')).toBe('10013, New York, New York, United States');
    expect(first('fr', '15210 sherbrooke')).toMatch(/^15210 sherbrooke, /);
  });

  it('beats a city of the same name elsewhere', () => {
    expect(suggestions('fr', 'Laval H7N 2B2')).toEqual(['H7N 2B2, Laval, Québec, Canada']);
  });
});

describe('suggestions', () => {
  it.each(['', '  ', 'mo', ' m  '])('are empty for the short %j', (input) => {
    expect(suggestions('en', input)).toEqual([]);
  });

  it('are at most five, distinct, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^\d{0,5} ?(rue|st|calle|san|mont)[a-z ,]{0,20}$/),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('en', 'fr', 'es'), (input, language) => {
        const found = suggestions(language, input);
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });

  it('use the first 200 characters', () => {
    expect(suggestions('fr', `${'z'.repeat(180)}, Montréal`)).not.toEqual([]);
    expect(suggestions('fr', `${'z'.repeat(200)}, Montréal`)).toEqual([]);
  });

  it.each(['a', '1 ', ',', 'rue ', 'san ', 'baden ', 'H2X '])(
    'are robust against 10,000 times %j',
    (piece) => {
      const found = autocompletePlaces({ input: piece.repeat(10_000), language: 'es' });
      for (const { place_id: id } of found) expect(id.length).toBeLessThanOrEqual(512);
    },
  );
});
