import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';
import { findNeedClauses, placeOfOthers } from './need-clauses.ts';
import { fold } from '../text/fold.ts';

const places = createPlaceFinder(findPlaceName);

test.each<[UnderstoodLanguage, string, readonly (readonly [string, string])[]]>([
  [
    'en',
    'My mom in Pickering needs someone for her tap, and our office in Westmount needs a cleaner',
    [
      ['plumber', 'Pickering'],
      ['cleaner', 'Westmount'],
    ],
  ],
  [
    'en',
    'One in Kitchener needs a roofer for a leak, the other one in Hamilton a painter for the stairs',
    [
      ['roofer', 'Kitchener'],
      ['painter', 'Hamilton'],
    ],
  ],
  [
    'fr',
    "Celui de Drummondville a besoin d'un couvreur, celui de Trois-Rivières d'un peintre pour l'escalier",
    [
      ['roofer', 'Drummondville'],
      ['painter', 'Trois-Rivières'],
    ],
  ],
  [
    'es',
    'El piso de Leganés necesita un fontanero por una fuga, el de Móstoles un pintor para el pasillo',
    [
      ['plumber', 'Leganés'],
      ['painter', 'Móstoles'],
    ],
  ],
])('each who needs somebody has their place, in %s: %s', (language, message, expected) => {
  const { profession, location, otherNeeds } = analyseMessage(message, language, places);
  const needs = [{ profession, location }, ...otherNeeds];
  expect(needs.map((need) => [need.profession, need.location])).toEqual(expected);
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'the painters left paint on my windows and I need a cleaner'],
  ['en', 'My tap leaks and I want it fixed, I need a plumber in Laval'],
  ['fr', 'ma mère a besoin d’un plombier, elle cherche quelqu’un de fiable'],
  ['es', 'mi mamá necesita un plomero, quiere que venga mañana'],
])('a need that is told twice is one, in %s: %s', (language, message) => {
  expect(analyseMessage(message, language, places).otherNeeds).toEqual([]);
});

test('who needs somebody, and where they are', () => {
  const folded = fold('and my aunt in Dorval also needs a cleaner');
  const [clause] = findNeedClauses({ folded, spoken: 'en' });
  const { others } = clause!;
  expect(folded.slice(others!.start, others!.end)).toBe('my aunt in dorval');
  expect(folded.slice(placeOfOthers(folded, others!)!, others!.end)).toBe('dorval');
});
