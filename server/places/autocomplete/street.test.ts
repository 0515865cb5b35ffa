import { describe, expect, it } from 'vitest';
import { isWholeStreet, looksLikeStreet, splitStreet } from './street.ts';

describe('a street', () => {
  it.each([
    '4521 rue Fabre',
    'rue Fabre',
    '123 Main St',
    'calle Mayor',
    'Cra 7 # 71-21',
    'av. 5',
    'Hwy 7',
    'coin Guy et Sherbrooke',
  ])('is seen in %j', (text) => {
    expect(looksLikeStreet(text)).toBe(true);
  });

  it.each(['Montréal', 'St-Jean', 'San Miguel de Allende', 'Place', '4521'])(
    'is not seen in %j',
    (text) => {
      expect(looksLikeStreet(text)).toBe(false);
    },
  );

  it.each([
    '4521 rue Fabre',
    '123 Main',
    '350 5th Ave',
    'Calle 85 # 12-34',
    '8 rue Saint-Denis',
    'route 132',
    'corner of Yonge and Bloor',
  ])('is whole in %j', (text) => {
    expect(isWholeStreet(text)).toBe(true);
  });

  it.each(['123 rue', '123 rue de', '8 rue Notre-Dame de', '123', 'rue', 'corner of Yonge and'])(
    'is not whole in %j',
    (text) => {
      expect(isWholeStreet(text)).toBe(false);
    },
  );

  it.each([
    ['4521 rue Fabre', '4521', 'rue Fabre'],
    ['123-A Main St', '123-A', 'Main St'],
    ['Calle de Alcalá 45', '45', 'Calle de Alcalá'],
    ['Carrera 7 # 71-21', '71-21', 'Carrera 7'],
    ['Carrera 7 No. 71-21', '71-21', 'Carrera 7'],
    ['rue Saint-Denis', '', 'rue Saint-Denis'],
  ])('%j has number %j and route %j', (street, number, route) => {
    expect(splitStreet(street)).toEqual({ number, route });
  });
});
