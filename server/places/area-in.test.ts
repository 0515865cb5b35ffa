import { expect, test } from 'vitest';
import { areaIn } from './area-in.ts';

test('an area is named in the language of its reader', () => {
  expect(areaIn('Montreal, Quebec', 'fr')).toBe('Montréal, Québec');
  expect(areaIn('Montréal, Québec', 'en')).toBe('Montreal, Quebec');
  expect(areaIn('Mexico City', 'es')).toBe('Ciudad de México');
  expect(areaIn('Quebec City, Quebec', 'fr')).toBe('Québec, Québec');
});

test('a town with commas in its name is, too', () => {
  expect(areaIn('Sant Pere, Santa Caterina i La Ribera, Catalonia', 'fr')).toBe(
    'Sant Pere, Santa Caterina i La Ribera, Catalogne',
  );
});

test('of a move both ends are', () => {
  expect(areaIn('Montreal, Quebec → Toronto, Ontario', 'fr')).toBe(
    'Montréal, Québec → Toronto, Ontario',
  );
});

test('what is no area of ours stays as it was typed', () => {
  expect(areaIn('5420 rue Fabre, Montreal, Quebec, Canada', 'fr')).toBe(
    '5420 rue Fabre, Montreal, Quebec, Canada',
  );
  expect(areaIn('Saint-Machin', 'en')).toBe('Saint-Machin');
  expect(areaIn('', 'es')).toBe('');
});
