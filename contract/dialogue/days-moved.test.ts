import { expect, test } from 'vitest';
import { dayNamed } from './day-named.ts';
import { daysMoved } from './days-moved.ts';
import { monthKept } from './month-kept.ts';

const on = (day: string) => ({ from: day, to: day });
const FIFTH = on('2026-12-05');

test.each([
  ['push it back a week', '2026-12-12'],
  ['one week later please', '2026-12-12'],
  ['the day after instead', '2026-12-06'],
  ['move it up two days', '2026-12-03'],
  ["repousse d'une semaine", '2026-12-12'],
  ['le lendemain plutôt', '2026-12-06'],
  ['deux semaines plus tard', '2026-12-19'],
  ['una semana después', '2026-12-12'],
  ['mejor al día siguiente', '2026-12-06'],
  ['un día antes', '2026-12-04'],
])('"%s" moves the day', (text, day) => {
  expect(daysMoved(text, FIFTH)).toEqual(on(day));
});

test.each([
  'two days before the wedding',
  'the day after my birthday',
  'una semana antes de la boda',
  'trois jours avant mon départ',
  'a week of work',
  'they come back on monday',
])('"%s" does not', (text) => {
  expect(daysMoved(text, FIFTH)).toBeNull();
});

test('without a day there is nothing to move', () => {
  expect(daysMoved('a week later', null)).toBeNull();
});

test.each([
  ['no, the 26th', '2026-11-26', '2027-06-26'],
  ["euh c'est le dimanche 20, pas le samedi", '2026-12-20', '2027-06-20'],
  ['es el 26, no el 19', '2026-11-26', '2027-06-26'],
  ['december 12', '2026-12-12', '2026-12-12'],
  ['next saturday', '2026-12-05', '2026-12-05'],
  ['friday the 27th', '2026-11-27', '2026-11-27'],
])('"%s" is in the month of the day before it, unless it says otherwise', (text, said, meant) => {
  expect(monthKept(text, on(said), on('2027-06-19'))).toEqual(on(meant));
});

test.each([
  ['cambia la fecha al 21 porfa', '2026-12-21'],
  ['change the date to the 12th please', '2026-12-12'],
  ['mets ça le 19 plutôt, c’est un meilleur jour', '2026-12-19'],
  ['change it to the 2nd floor', null],
  ['change the time to the 9:30 one', null],
  ['cambia la fecha al 32', null],
  ['the 12th of never', null],
])('"%s" puts %s in the stead of the fifth', (text, day) => {
  expect(dayNamed(text, FIFTH)).toEqual(day && on(day));
});
