import { expect, test } from 'vitest';
import { formatDayAndTime, formatDay } from './formatting.ts';

test('a letter in French writes the first of a month as people do', () => {
  const noon = '2026-12-01T17:00:00Z';
  expect(formatDay(noon, 'America/Montreal', 'fr')).toBe('1er décembre 2026');
  expect(formatDayAndTime(new Date(noon), 'America/Montreal', 'fr')).toMatch(
    /^mardi 1er décembre à 12/,
  );
  expect(formatDay('2026-12-11T17:00:00Z', 'UTC', 'fr')).toBe('11 décembre 2026');
  expect(formatDay(noon, 'UTC', 'en')).toBe('December 1, 2026');
});
