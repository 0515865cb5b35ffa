import { expect, test } from 'vitest';
import { formatDay, formatDayAndTime, formatWeekdayAndTime, formatSpan } from './formatting.ts';

test('a letter in French writes the first of a month as people do', () => {
  const noon = '2026-12-01T17:00:00Z';
  expect(formatDay(noon, 'America/Montreal', 'fr')).toBe('1er décembre 2026');
  expect(formatDayAndTime(new Date(noon), 'America/Montreal', 'fr')).toMatch(
    /^mardi 1er décembre à 12/,
  );
  expect(formatDay('2026-12-11T17:00:00Z', 'UTC', 'fr')).toBe('11 décembre 2026');
  expect(formatDay(noon, 'UTC', 'en')).toBe('December 1, 2026');
});

test('a time is in the language and the zone asked for, whichever were asked for before', () => {
  const at = '2026-12-01T17:00:00Z';
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 20);
  for (const timeZone of zones) formatWeekdayAndTime({ at, timeZone }, 'en');
  const written = (timeZone: string) => formatWeekdayAndTime({ at, timeZone }, 'en');
  expect(written('America/Montreal')).toMatch(/^Tuesday.*12:00/);
  expect(written('Asia/Tokyo')).toMatch(/^Wednesday.*2:00/);
  expect(written('America/Montreal')).toMatch(/^Tuesday.*12:00/);
  expect(formatWeekdayAndTime({ at, timeZone: 'America/Montreal' }, 'fr')).toMatch(/^mardi/);
});

test('keeps the end of a span on the line of its beginning', () => {
  const span = { from: '2026-12-01T14:00:00Z', to: '2026-12-01T16:00:00Z' };
  const said = formatSpan(span, 'America/Toronto', 'fr');
  expect(said).toBe('mardi 1er décembre, 9\u00a0h\u00a0–\u00a011\u00a0h');
});
