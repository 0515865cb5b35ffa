import { expect, test } from 'vitest';
import { moneyText } from './money.ts';

// Narrow and plain no-break spaces differ between versions of the languages' data.
const said = (...words: Parameters<typeof moneyText>) => moneyText(...words).replaceAll(/\s/g, ' ');

test('an amount says of which currency it is, in every language', () => {
  expect(said(45_990, 'CAD', 'en')).toBe('CA$459.90');
  expect(said(45_990, 'USD', 'en')).toBe('US$459.90');
  expect(said(45_990, 'CAD', 'fr')).toBe('459,90 $');
  expect(said(45_990, 'USD', 'fr')).toBe('459,90 $ US');
  expect(said(45_990, 'MXN', 'es')).toBe('MXN 459.90');
  expect(said(45_990, 'EUR', 'es')).toBe('EUR 459.90');
});

test('a brief amount has cents only where there are some', () => {
  expect(said(6500, 'CAD', 'en', { brief: true })).toBe('CA$65');
  expect(said(6550, 'CAD', 'en', { brief: true })).toBe('CA$65.50');
  expect(said(6500, 'CAD', 'en')).toBe('CA$65.00');
});
