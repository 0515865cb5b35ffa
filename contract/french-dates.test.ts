import { describe, expect, test } from 'vitest';
import { withFrenchDates } from './french-dates.ts';

const day = (month: number, date = 1) => new Date(Date.UTC(2026, month, date, 12));
const said = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const plain = (text: string) => withFrenchDates(text, 'fr-CA').replaceAll(/\s/gu, ' ');

test('the first of every month is "1er" in French, in long and in short', () => {
  for (let month = 0; month < 12; month += 1) {
    for (const dateStyle of ['full', 'long', 'medium'] as const) {
      const date = withFrenchDates(said('fr-CA', { dateStyle }).format(day(month)), 'fr');
      expect(date).toMatch(/(^|\s)1er\s\p{L}+/u);
    }
  }
});

test('so is the beginning and the end of a span, and no other day', () => {
  const long = said('fr-CA', { dateStyle: 'long' });
  expect(plain(long.formatRange(day(11), day(11, 11)))).toBe('1er–11 décembre 2026');
  expect(plain(long.formatRange(day(10), day(11)))).toBe('1er novembre – 1er décembre 2026');
  expect(plain(long.format(day(11, 11)))).toBe('11 décembre 2026');
  expect(plain(long.format(day(11, 21)))).toBe('21 décembre 2026');
  expect(plain('1 décembre à 1 h 05')).toBe('1er décembre à 1 h 05');
});

describe('hours in French', () => {
  const MORNING = Date.UTC(2026, 10, 23, 8);
  const MINUTE = 60_000;
  const time = said('fr-CA', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  const hourOf = (moment: number) => withFrenchDates(time.format(moment), 'fr');

  test.each([
    [0, 'lundi 8\u00A0h'],
    [5, 'lundi 8\u00A0h\u00A005'],
    [12 * 60, 'lundi 20\u00A0h'],
    [-8 * 60, 'lundi 0\u00A0h'],
  ])('have no minutes where there are none, and stay on a line: %i', (minutes, words) => {
    expect(hourOf(MORNING + minutes * MINUTE)).toBe(words);
  });

  test('so do the two of a span', () => {
    const span = said('fr-CA', { hour: 'numeric', minute: '2-digit' });
    const text = withFrenchDates(span.formatRange(MORNING, MORNING + 90 * MINUTE), 'fr');
    expect(text.replaceAll(/\u2009/g, ' ')).toBe('8\u00A0h – 9\u00A0h\u00A030');
  });
});

test.each(['en-US', 'es-419'])('dates of %s stay as they are', (locale) => {
  for (const dateStyle of ['full', 'long', 'medium', 'short'] as const) {
    const date = said(locale, { dateStyle }).format(day(10));
    expect(withFrenchDates(date, locale)).toBe(date);
  }
});
