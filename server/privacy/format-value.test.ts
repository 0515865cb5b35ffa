import { expect, it } from 'vitest';
import { formatValue } from './format-value.ts';

const HOURS = [
  { weekday: 2, opens: '07:30', closes: '12:00' },
  { weekday: 1, opens: '13:00', closes: '17:30' },
  { weekday: 1, opens: '07:30', closes: '12:00' },
];

it.each([
  ['languages', ['fr', 'ht'], 'français, créole haïtien'],
  ['furtherProfessions', 'painter, tiler', 'Peintre, Carreleur'],
  ['hours', HOURS, 'lundi 07:30 – 12:00, 13:00 – 17:30\nmardi 07:30 – 12:00'],
  ['daysOff', [{ from: '2026-12-22', to: '2026-12-29' }], '22–29 décembre 2026'],
  ['reasons', [{ km: 2, code: 'near' }], 'km: 2, code: near'],
  ['given', true, 'oui'],
  ['daysOff', [], ''],
  ['phone', null, ''],
])('the archive formats %s', (name, value, said) => {
  expect(formatValue(name, value, 'fr')).toBe(said);
});

it('an unknown language or trade stays as it is', () => {
  expect(formatValue('language', 'qqq', 'en')).toBe('qqq');
  expect(formatValue('profession', 'lamplighter', 'en')).toBe('lamplighter');
});
