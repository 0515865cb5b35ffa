import { expect, test } from 'vitest';
import { infinitivesOf } from './spanish-verbs.ts';

test.each([
  ['pintaran', 'pintar'],
  ['arreglara', 'arreglar'],
  ['laven', 'lavar'],
  ['poden', 'podar'],
  ['cuelguen', 'colgar'],
  ['coloquen', 'colocar'],
  ['tapicen', 'tapizar'],
  ['pulieran', 'pulir'],
  ['barnizaran', 'barnizar'],
  ['lavarme', 'lavar'],
  ['destapenme', 'destapar'],
  ['instalaria', 'instalar'],
  ['impermeabilicen', 'impermeabilizar'],
])('"%s" is a form of "%s"', (form, infinitive) => {
  expect(infinitivesOf(form)).toContain(infinitive);
});

test('words of three letters and numbers are forms of nothing', () => {
  expect(['ala', 'ano', '10am', ''].flatMap(infinitivesOf)).toEqual([]);
});
