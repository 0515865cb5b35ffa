import { expect, it } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from './language.ts';
import { distanceText, inKm, inUnit, isBelowOne } from './distance.ts';

const LOCALES = { en: 'en-US', fr: 'fr-CA', es: 'es-419' } as const;

it('writes whole distances as every language does, on one line', () => {
  for (const language of UNDERSTOOD_LANGUAGES)
    for (const [unit, name] of [
      ['km', 'kilometer'],
      ['mi', 'mile'],
    ] as const) {
      const format = new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: name });
      const usual = format.format(16).replaceAll(/\s/g, '\u00a0');
      expect(distanceText(inKm(16, unit), unit)).toBe(usual);
    }
});

it('knows what is less than a mile', () => {
  expect([isBelowOne(1, 'km'), isBelowOne(1, 'mi'), isBelowOne(2, 'mi')]).toEqual([
    false,
    true,
    false,
  ]);
});

it('gives a radius in whole miles back as it was typed, though kilometres are stored', () => {
  for (let miles = 1; miles <= 310; miles += 1) {
    const stored = Math.round(inKm(miles, 'mi'));
    expect(stored).toBeLessThanOrEqual(500);
    expect(Math.round(inUnit(stored, 'mi'))).toBe(miles);
  }
});
