import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { placeName } from './place-name.ts';
import { scheduleName } from './schedule-name.ts';

const OF_A_DAY = {
  urgency: 'Not urgent (within a week)',
  dates: { from: '2026-12-05', to: '2026-12-05' },
  recurrence: null,
} as const;

test.each<[Language, string]>([
  ['en', 'Not urgent · Saturday, December 5, 2026'],
  ['fr', 'Pas urgent · samedi 5 décembre 2026'],
  ['es', 'No urgente · sábado, 5 de diciembre de 2026'],
])('a day is named with its weekday, and no "within a week" beside it (%s)', (language, name) => {
  expect(scheduleName(OF_A_DAY, language)).toBe(name);
});

test('a range and a rhythm are named', () => {
  const schedule = { ...OF_A_DAY, dates: { from: '2027-01-01', to: '2027-01-16' } };
  expect(scheduleName({ ...schedule, recurrence: 'biweekly' }, 'fr')).toBe(
    'Pas urgent · 1er–16 janvier 2027 · aux deux semaines',
  );
});

test('without days the urgency is named as ever', () => {
  const schedule = { ...OF_A_DAY, dates: null };
  expect(scheduleName(schedule, 'en')).toBe('Not urgent (within a week)');
});

test('a move is named by both places', () => {
  expect(placeName('Plateau', 'Verdun')).toBe('Plateau → Verdun');
  expect(placeName('Plateau', null)).toBe('Plateau');
});
