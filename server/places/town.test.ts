import { expect, test } from 'vitest';
import { findTown, suggestTown } from './town.ts';

const where = (town: string, region = '', country = '', postalCode = '') => ({
  town,
  region,
  country,
  postalCode,
});
const areaOf = (...words: Parameters<typeof where>) => findTown(where(...words), 'fr')?.('fr').area;

test.each([
  [['Rimouski'], 'Rimouski, Québec'],
  [['RIMOUSKI', 'QC', 'CA', 'G5L 1A1'], 'Rimouski, Québec'],
  [['Mont-Joli', 'Bas-Saint-Laurent'], 'Mont-Joli, Québec'],
  [['Paris', 'Ontario', 'Canada'], 'Paris, Ontario'],
  [['Québec', 'Québec', 'Canada'], 'Québec, Québec'],
  [['Le Plateau-Mont-Royal, Montréal'], 'Montréal, Québec'],
  [['1234 rue Principale, Rimouski, Québec G5L 1A1'], 'Rimouski, Québec'],
  [['', 'QC', 'Canada', 'H2X 1Y4'], 'Montréal, Québec'],
] as const)('%j is %s', (words, area) => {
  expect(areaOf(...(words as unknown as Parameters<typeof where>))).toBe(area);
});

test.each([
  [['Mont-Jolli', 'Québec']],
  [['Paris', 'Québec', 'Canada']],
  [['Rimousky']],
  [['xx']],
  [['']],
] as const)('%j is not found', (words) => {
  expect(areaOf(...(words as unknown as Parameters<typeof where>))).toBeUndefined();
});

test('a misspelt town suggests a similar one, in its country', () => {
  expect(suggestTown(where('Mont-Jolli', 'Québec'), 'fr')).toBe('Mont-Joli, Québec, Canada');
  expect(suggestTown(where('Oshawa', 'Québec', 'Canada'), 'fr')).toBe('Oshawa, Ontario, Canada');
  expect(suggestTown(where('qqqqqq'), 'fr')).toBeNull();
});
