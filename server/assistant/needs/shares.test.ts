import { expect, test } from 'vitest';
import type { Asked } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { findPlaceName, siteIn } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';
import { shippedModel } from '../profession/intake-model.ts';

const NOON = new Date('2026-11-25T15:00:00Z');
const places = createPlaceFinder(findPlaceName);
const sharesIn = (words: string, language: UnderstoodLanguage, asked: Asked | null) =>
  analyseMessage(words, language, places, shippedModel(), siteIn('CA'), NOON, asked).shares;
const [NOW, SOON, LATER] = URGENCIES;

test.each<[UnderstoodLanguage, string, readonly (string | null)[]]>([
  ['en', 'lawyer today, tutor in two weeks', [NOW, LATER]],
  ['en', 'the furnace today and the hallway whenever, no rush', [NOW, LATER]],
  ['fr', "l'avocat aujourd'hui, le tuteur dans deux semaines", [NOW, LATER]],
  ['es', 'el abogado hoy, el maestro en dos semanas', [NOW, LATER]],
  ['es', 'la fumigada el viernes y la limpieza sin prisa', [SOON, LATER]],
])('the time of each of several, in %s: %s', (language, words, expected) => {
  expect(sharesIn(words, language, 'urgency').map(({ urgency }) => urgency)).toEqual(expected);
});

test.each<[UnderstoodLanguage, string, readonly (string | null)[]]>([
  ['en', 'locksmith is for Leaside, the leaves are at my moms in Aurora', ['Leaside', 'Aurora']],
  ['fr', "le serrurier c'est à Outremont, les feuilles à Chambly", ['Outremont', 'Chambly']],
  ['es', 'el cerrajero en Coyoacán, las hojas en Toluca', ['Coyoacán', 'Toluca']],
])('the place of each of several, in %s: %s', (language, words, expected) => {
  expect(sharesIn(words, language, 'location').map(({ location }) => location)).toEqual(expected);
});

test.each<[UnderstoodLanguage, string, Asked | null]>([
  ['en', 'both this friday', 'urgency'],
  ['fr', 'les deux demain', 'urgency'],
  ['es', 'mañana', 'urgency'],
  ['en', 'as soon as possible, the toilet is overflowing', 'urgency'],
  ['en', 'My toilet leaks, I am in Laval and need a plumber tomorrow', null],
])('what is said of all alike is dealt out to none, in %s: %s', (language, words, asked) => {
  expect(sharesIn(words, language, asked)).toEqual([]);
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'the plumber not next week, tomorrow'],
  ['fr', 'le plombier pas la semaine prochaine, demain'],
  ['es', 'el plomero no la próxima semana, mañana'],
])('a time that is denied of one leads to its own, in %s: %s', (language, words) => {
  const shares = sharesIn(words, language, 'confirmation');
  expect(shares.map(({ trades, urgency }) => [trades[0], urgency])).toEqual([['plumber', SOON]]);
});
