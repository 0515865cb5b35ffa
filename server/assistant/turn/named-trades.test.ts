import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const turnOf = (words: string, language: UnderstoodLanguage) =>
  analyseMessage(words, language, places, undefined, undefined, undefined, 'confirmation').turn;

test.each<[UnderstoodLanguage, string]>([
  ['en', 'send only the plumber'],
  ['en', 'yes, just the plumber'],
  ['en', 'send the plumber one for now'],
  ['fr', 'envoie juste le plombier'],
  ['fr', 'oui, seulement le plombier'],
  ['es', 'manda solo el plomero'],
  ['es', 'sí, solo el plomero'],
])('%s: "%s" sends the one alone', (language, words) => {
  expect(turnOf(words, language)).toMatchObject({ sendsOnly: true, trades: ['plumber'] });
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'only the plumber'],
  ['en', 'do not send the plumber'],
  ['en', 'send the plumber tomorrow'],
  ['en', 'send the plumber and the painter'],
  ['en', 'should I send only the plumber?'],
  ['en', 'yes but change the plumber'],
  ['en', 'just the plumber is wrong'],
  ['fr', 'envoie pas le plombier'],
  ['fr', 'juste le plombier'],
  ['fr', 'n’envoie pas juste le plombier'],
  ['es', 'no mandes solo el plomero'],
  ['es', 'solo el plomero'],
  ['es', 'manda el plomero mañana'],
])('%s: "%s" sends nothing alone', (language, words) => {
  expect(turnOf(words, language).sendsOnly).toBe(false);
});

test.each([
  ["it's the top of the stairs, add that", "it's the top of the stairs"],
  ['the trees are like 12 ft', 'the trees are like 12 ft'],
])('"%s" adds to the description', (words, rest) => {
  expect(turnOf(words, 'en')).toMatchObject({ act: 'correction', rest });
});

test('what is to be scratched is nothing where something else is told in its stead', () => {
  expect(turnOf('scratch that, its pouring now', 'en').removes).toBeNull();
  expect(turnOf('take my number out please', 'en').removes).toBe('number');
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'forget the painter'],
  ['fr', 'laisse faire le peintre'],
  ['es', 'olvida al pintor'],
  ['es', 'quita el pintor'],
  ['en', "the painter isn't needed anymore"],
  ['fr', "le peintre, on n'en a plus besoin"],
  ['es', 'el pintor ya no hace falta'],
])('%s: "%s" removes what it names', (language, words) => {
  const { removes, trades } = turnOf(words, language);
  expect({ removes: removes !== null, trades }).toEqual({ removes: true, trades: ['painter'] });
});

test.each<[UnderstoodLanguage, string, string]>([
  ['en', 'forget the plumber for now, just the tiler', 'plumber'],
  ['en', "don't need the painter anymore", 'painter'],
  ['en', 'cancel the tiler', 'tiler'],
  ['en', 'no painter please', 'painter'],
  ['fr', 'laisse tomber le peintre', 'painter'],
  ['es', 'olvida el pintor', 'painter'],
])('%s: "%s" drops one', (language, words, trade) => {
  expect(turnOf(words, language)).toMatchObject({ trades: [trade], removes: expect.any(String) });
});

test.each<[UnderstoodLanguage, string, string]>([
  ['en', "that's more of a tiler than a handyman", 'tiler'],
  ['en', 'i want a roofer rather than a carpenter', 'roofer'],
  ['fr', "finalement c'est plus un homme à tout faire", 'handyman'],
  ['fr', "plus un peintre qu'un plâtrier", 'painter'],
  ['es', 'es más de un azulejero que de un albañil', 'tiler'],
  ['fr', "mets donc un carreleur à la place d'un homme à tout faire", 'tiler'],
  ['en', 'put a tiler instead of a handyman', 'tiler'],
])('%s: "%s" wants the %s, and nobody beside', (language, words, trade) => {
  expect(turnOf(words, language)).toMatchObject({ act: 'correction', trade });
});

test('"ya no el electricista, nomás el plomero" takes the electrician out', () => {
  expect(turnOf('ya no el electricista, nomas el plomero', 'es')).toMatchObject({
    removes: 'electrician',
    trades: ['electrician'],
  });
});
