import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { SURE } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each<[UnderstoodLanguage, Profession, string]>([
  [
    'es',
    'painter',
    'hola busco quien pinte 2 recamaras y la sala de un depa en la del valle, no me corre prisa',
  ],
  ['es', 'painter', 'busco quien me pinte la sala de un depa'],
  ['es', 'painter', 'necesito una persona que pinte 2 recamaras y la sala de un depa'],
  [
    'es',
    'painter',
    'Necesito que pinten sala y comedor en la colonia Moctezuma, para la otra semana',
  ],
  ['en', 'painter', 'looking for someone who can paint the living room of a condo'],
  ['es', 'computer-repair', 'buenas, una pregunta, tengo un problema con mi compu'],
  ['es', 'computer-repair', 'hola, tengo problemas con la laptop'],
  ['es', 'auto-mechanic', 'hola, una duda, tengo broncas con mi carro'],
  ['en', 'computer-repair', 'hi, quick question, i have a problem with my computer'],
  ['fr', 'computer-repair', "bonjour, une question, j'ai un problème avec mon ordi"],
])('%s: %s is asked for by the task in "%s"', (language, profession, message) => {
  const heard = analyseMessage(message, language, places);
  expect(heard).toMatchObject({ kind: 'need', profession });
  expect(heard.confidence).toBeGreaterThanOrEqual(SURE);
});

test.each([
  'tengo un problema con mi vecino',
  'tengo un problema con mi jefe',
  'una pregunta, tengo un problema',
])('a problem with what nobody mends names no trade: %s', (message) =>
  expect(analyseMessage(message, 'es', places).profession).not.toBe('computer-repair'),
);
