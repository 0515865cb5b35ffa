import { expect, test } from 'vitest';
import { withFirstOfMonth } from './first-of-month.ts';

const day = (month: number, date = 1) => new Date(Date.UTC(2026, month, date, 12));
const said = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const plain = (text: string) => withFirstOfMonth(text, 'fr-CA').replaceAll(/\s/gu, ' ');

test('the first of every month is "1er" in French, in long and in short', () => {
  for (let month = 0; month < 12; month += 1) {
    for (const dateStyle of ['full', 'long', 'medium'] as const) {
      const date = withFirstOfMonth(said('fr-CA', { dateStyle }).format(day(month)), 'fr');
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

test.each(['en-US', 'es-419'])('dates of %s stay as they are', (locale) => {
  for (const dateStyle of ['full', 'long', 'medium', 'short'] as const) {
    const date = said(locale, { dateStyle }).format(day(10));
    expect(withFirstOfMonth(date, locale)).toBe(date);
  }
});
