import { expect, test } from 'vitest';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each([
  ['Quisiera que me pintaran la sala y el comedor, colonia Clavería', 'painter'],
  ['quiero que me laven los sillones', 'cleaner'],
  ['que me destapen el caño', 'plumber'],
  ['ocupo que me poden los árboles', 'gardener'],
  ['quisiera que me colgaran unas repisas', 'handyman'],
  ['quisiera que me arreglaran la lavadora', 'appliance-repair'],
])('work that is wished in the subjunctive is that work: %s', (message, profession) => {
  expect(analyseMessage(message, 'es', places).profession).toBe(profession);
});

test('a question about the site beside a trade hides it not', () => {
  const { profession, turn } = analyseMessage(
    'oye esto es gratis?? necesito un cerrajero',
    'es',
    places,
  );
  expect([profession, turn.about]).toEqual(['locksmith', 'free']);
});

test('what is asked of the site is no part of the job', () => {
  const read = (message: string) => analyseMessage(message, 'es', places).description;
  expect(read('ustedes cobran por buscar? necesito un jardinero en Tlalpan')).toBeNull();
  expect(read('se tapó el wc y huele feo. en cuánto tiempo me contestan?')).toBe(
    'Se tapó el wc y huele feo.',
  );
});

test.each([
  'Muy buenos días señorita, disculpe la molestia, quisiera saber si alguien pudiera venir a que me lavaran los colchones y la sala',
  'Disculpe usted que le moleste, si fuera tan amable, que me laven la sala y dos colchones',
])('courtesies hide no work: %s', (message) => {
  expect(analyseMessage(message, 'es', places).profession).toBe('cleaner');
});
