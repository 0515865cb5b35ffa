import { expect, it } from 'vitest';
import { withoutSlips } from './slips.ts';

const said = (message: string) => withoutSlips(message).trim().replaceAll(/ +/g, ' ');

it.each([
  ['un plomero, digo, un electricista', 'un electricista'],
  ['ocupo un albañil, no perdon, un pintor en Xochimilco', 'ocupo un pintor en Xochimilco'],
  ['I need a plumber, sorry no, an electrician', 'I need an electrician'],
  ['un menuisier... non scuse, un couvreur', 'un couvreur'],
  ['december 3rd. sorry no, december 4th', 'december 4th'],
  ['le 3 décembre, non pardon, 4 décembre', 'le 4 décembre'],
  ['el 3 de diciembre, perdón, 4 de diciembre', 'el 4 de diciembre'],
])('%s: what is taken back does not count', (message, rest) => {
  expect(said(message)).toBe(rest);
});

it.each([
  'sorry, no heat since this morning',
  'a plumber, sorry for the late hour, an old house',
  'no perdón, un pintor',
  'a sink and a toilet, no, sorry, both leak',
  'un plombier, non urgent, un appartement',
])('%s: nothing is taken back', (message) => {
  expect(withoutSlips(message)).toBe(message);
});

it('takes no longer for a long message', () => {
  const long = 'un albañil, no perdon, '.repeat(2000);
  expect(withoutSlips(`${long}un pintor`).trim()).toBe('un pintor');
});
