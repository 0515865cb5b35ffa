import { expect, test } from 'vitest';
import { frenchTime } from './french-time.ts';

const MORNING = Date.UTC(2026, 10, 23, 8);

const said = (locale: string, moment: number) =>
  frenchTime(
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    }).format(moment),
  ).replaceAll(/\s/gu, ' ');

test.each([
  ['fr-CA', MORNING, 'lundi 8 h'],
  ['fr-CA', MORNING + 5 * 60_000, 'lundi 8 h 05'],
  ['fr-CA', MORNING + 12 * 3_600_000, 'lundi 20 h'],
  ['fr-CA', MORNING - 8 * 3_600_000, 'lundi 0 h'],
  ['en', MORNING, 'Monday 8:00 AM'],
  ['es-419', MORNING, 'lunes, 8:00 a.m.'],
])('in %s the time is formatted as people write it', (locale, moment, words) => {
  expect(said(locale, moment)).toBe(words);
});
