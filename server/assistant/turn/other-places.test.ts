import { expect, test } from 'vitest';
import type { Asked } from '#contract/requests/assistant.ts';
import type { Language } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const read = (text: string, language: Language, asked: Asked | null) =>
  analyseMessage(text, language, places, undefined, undefined, undefined, asked);

test.each<[Language, string, string]>([
  ['es', 'no, perdon, es en la Álamos, en la Narvarte vivia antes', 'Álamos'],
  ['es', 'perdón, antes vivía en la Narvarte, ahora es en la Álamos', 'Álamos'],
  ['es', 'no, es en la Álamos, la Narvarte es donde vivíamos antes', 'Álamos'],
  ['es', 'es en la Álamos y en la Narvarte vivía antes', 'Álamos'],
  ['fr', "non scuse, c'est à Brossard, à Longueuil j'habitais avant", 'Brossard'],
  ['fr', "non, avant j'habitais à Longueuil, c'est à Brossard", 'Brossard'],
  ['en', "no sorry, it's in Ajax, Oshawa is where I used to live", 'Ajax'],
  ['en', "sorry, I used to live in Oshawa, it's in Ajax now", 'Ajax'],
])('%s: where somebody lived before is no place of the work: "%s"', (language, text, place) => {
  const { location, turn } = read(text, language, 'confirmation');
  expect({ location, act: turn.act, rest: turn.rest }).toEqual({
    location: place,
    act: 'correction',
    rest: null,
  });
});

test('where a first message names both homes, the one of now is the place', () => {
  const said = 'busco un electricista, antes vivía en la Narvarte y ahora vivo en la Álamos';
  expect(read(said, 'es', null).location).toBe('Álamos');
});

test('where a relative lived is the place where no other is told', () => {
  const said = 'hay que limpiar la casa donde mi mamá vivía en Toluca';
  expect(read(said, 'es', null).location).toBe('Toluca');
});
