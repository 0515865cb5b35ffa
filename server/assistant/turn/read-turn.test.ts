import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const turnOf = (text: string, language: Language) =>
  analyseMessage(text, language, places, undefined, undefined, undefined, 'confirmation').turn;

test.each<[Language, utterance: string, rest: string]>([
  ['es', 'tiene que ser alguien que boletee, agrégale eso', 'tiene que ser alguien que boletee'],
  [
    'es',
    'la mestiza le tiene miedo a las motos, agregá eso',
    'la mestiza le tiene miedo a las motos',
  ],
  ['en', 'the dog bites strangers, add that please', 'the dog bites strangers'],
  ['fr', 'le chien mord les inconnus, ajoute ça', 'le chien mord les inconnus'],
  ['es', 'no, no era tinte, solo corte y cepillado', 'no era tinte, solo corte y cepillado'],
])('%s: "%s" adds "%s"', (language, utterance, rest) => {
  expect(turnOf(utterance, language)).toMatchObject({ act: 'correction', rest });
});

test.each([
  ['lo del perro sácalo', 'perro'],
  ['quita lo de los gatos', 'gatos'],
])('"%s" removes what is told before or behind it', (utterance, removed) => {
  expect(turnOf(utterance, 'es').removes).toContain(removed);
});

test('"wait... yes, send it" says nothing of the job', () => {
  expect(turnOf('mmm espera... sí, ya, mándalo', 'es').act).toBe('doubt');
});
