import { expect, test } from 'vitest';
import type { Analysis } from '#contract/requests/assistant.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { EMPTY_ANALYSIS } from './empty-analysis.ts';
import { respond } from './respond.ts';
import { BEGINNING, type Progress } from './steps.ts';

const MOVE: Draft = {
  ...EMPTY_DRAFT,
  profession: 'mover',
  description: 'un 4 et demie',
  location: 'Joliette',
  destination: 'Rimouski',
  urgency: 'Soon (2-3 days)',
};
const atConfirmation: Progress = { ...BEGINNING, step: 'confirmation', draft: MOVE };

function after(text: string, act: Analysis['turn']['act'], location: string | null = null) {
  const analysis = { ...EMPTY_ANALYSIS, location, turn: { ...EMPTY_ANALYSIS.turn, act } };
  const { draft } = respond(
    atConfirmation,
    { type: 'said', text, heard: analysis, first: false },
    true,
  ).progress;
  return [draft.location, draft.destination];
}

test.each<[string, string]>([
  [
    "non, l'arrivée c'est pas Rimouski c'est Rivière-du-Loup, je mélange toujours les deux",
    'Rivière-du-Loup',
  ],
  ["c'est pas à Rimouski, c'est à Rivière-du-Loup", 'Rivière-du-Loup'],
  ["la destination n'est pas Rimouski mais Matane", 'Matane'],
  ["the destination isn't Rimouski it's Kingston, i always mix them up", 'Kingston'],
  ['not Rimouski but Kingston', 'Kingston'],
  ["the drop-off is not Montreal, it's Kingston", 'Kingston'],
  ['el destino no es Rimouski, es Cuernavaca', 'Cuernavaca'],
  ['la llegada no es Rimouski sino Matane', 'Matane'],
  ['no es Rimouski, es Matane perdon', 'Matane'],
  ["on s'en va à Sept-Îles, pas à Rimouski!", 'Sept-Îles'],
])('another destination is put in its stead: "%s"', (text, destination) => {
  expect(after(text, 'correction')).toEqual(['Joliette', destination]);
  expect(after(text, 'doubt', destination)).toEqual(['Joliette', destination]);
});

test.each<[string, string]>([
  ["le départ c'est pas Joliette c'est Repentigny", 'Repentigny'],
  ["the pickup isn't Joliette it's Repentigny", 'Repentigny'],
  ['la salida no es Joliette, es Repentigny', 'Repentigny'],
  ["c'est pas Joliette c'est Repentigny", 'Repentigny'],
  ['finalement on part de Lachute pas de Joliette', 'Lachute'],
  ["we're leaving from Cornwall, not Joliette", 'Cornwall'],
  ['salimos de Metepec, no de Joliette', 'Metepec'],
])('and another start: "%s"', (text, location) => {
  expect(after(text, 'correction')).toEqual([location, 'Rimouski']);
});

test.each([
  "c'est pas grave c'est correct de même",
  "it's not urgent, it's for the spring",
  'no es urgente, es para mayo',
  "it's not a piano, it's an organ",
  "j'ai dit de venir samedi, pas dimanche",
  'they can park in front, not behind',
])('what denies no place changes none: "%s"', (text) => {
  expect(after(text, 'correction')).toEqual(['Joliette', 'Rimouski']);
});
