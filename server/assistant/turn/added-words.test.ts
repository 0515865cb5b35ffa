import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const turnOf = (text: string, language: UnderstoodLanguage) =>
  analyseMessage(text, language, places, undefined, undefined, undefined, 'confirmation').turn;

test.each<[UnderstoodLanguage, utterance: string, rest: string]>([
  [
    'es',
    'falta decir que tambien hay que quitar la alfombra vieja',
    'hay que quitar la alfombra vieja',
  ],
  ['es', 'se me olvidó decir que hay que sacar los muebles', 'hay que sacar los muebles'],
  ['es', 'agrega que hay que quitar la alfombra vieja', 'hay que quitar la alfombra vieja'],
  ['es', 'no les dije que hay que quitar el tapiz', 'hay que quitar el tapiz'],
  ['es', 'ah y me faltó poner que son dos cuartos', 'son dos cuartos'],
  [
    'en',
    'I forgot to say they need to remove the old carpet',
    'they need to remove the old carpet',
  ],
  ['en', 'forgot to say: take out the old carpet first', 'take out the old carpet first'],
  ['fr', "j'ai oublié de dire qu'il faut enlever le vieux tapis", 'il faut enlever le vieux tapis'],
  ['fr', 'il faut dire que le vieux tapis est à enlever', 'le vieux tapis est à enlever'],
  ['fr', "j'allais oublier, il faut enlever le tapis", 'il faut enlever le tapis'],
])('%s: "%s" adds "%s"', (language, utterance, rest) => {
  expect(turnOf(utterance, language)).toMatchObject({ act: 'correction', rest, removes: null });
});

test.each<[UnderstoodLanguage, utterance: string, removes: string]>([
  ['es', 'falta decir que quites lo de la sala', 'sala'],
  ['es', 'también quita lo del perro', 'perro'],
  ['en', 'also remove the part about the dog', 'dog'],
  ['fr', 'enlève aussi le bout sur le chien', 'chien'],
])('%s: "%s" takes out "%s"', (language, utterance, removes) => {
  expect(turnOf(utterance, language)).toMatchObject({ act: 'correction', removes });
});
