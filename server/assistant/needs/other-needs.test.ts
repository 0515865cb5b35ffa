import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';
import { readLabelled } from '#intake/evaluation/labelled.ts';
import { EN } from '#intake/cases/needs/en.ts';
import { ES } from '#intake/cases/needs/es.ts';
import { FR } from '#intake/cases/needs/fr.ts';
import type { NeedCases } from '#intake/cases/cases.ts';

const places = createPlaceFinder(findPlaceName);
const read = (message: string, language: Language = 'en') =>
  analyseMessage(message, language, places);
const CASES: [Language, NeedCases][] = [
  ['en', EN],
  ['fr', FR],
  ['es', ES],
];
const MIN_FOUND = 0.85;
const MAX_FALSE_ALARMS = 0.01;

describe.each(CASES)('in %s', (language, { two, one }) => {
  test('of two needs both are found, nearly always', () => {
    const found = two.filter(([message, ...needs]) => {
      const { profession, otherNeeds } = read(message, language);
      const asked = [profession, ...otherNeeds.map((need) => need.profession)];
      return asked.length === needs.length && needs.every((need) => asked.includes(need));
    });
    expect(found.length / two.length).toBeGreaterThanOrEqual(MIN_FOUND);
  });

  test('in the corpus, where nearly every message has one need, hardly any other is found', () => {
    const corpus = readLabelled('corpus', language);
    const alarms = corpus.filter(({ text }) => read(text, language).otherNeeds.length > 0);
    expect(alarms.length / corpus.length).toBeLessThanOrEqual(MAX_FALSE_ALARMS);
  });

  test.each(one)('"%s" is one need', (message) => {
    expect(read(message, language).otherNeeds).toEqual([]);
  });
});

test('the other need is described in the customer’s own words, without timing or "I also need"', () => {
  const { profession, otherNeeds } = read(
    'dog walker for weekdays, and I also need a babysitter for two boys on Friday',
  );
  expect([profession, ...otherNeeds.map((need) => need.profession)]).toEqual([
    'dog-walker',
    'babysitter',
  ]);
  expect(otherNeeds[0]?.words).toBe('A babysitter for two boys');
});

test('a message of one clause has no other need', () => {
  expect(read('the kitchen tap drips').otherNeeds).toEqual([]);
});

test.each<[Language, message: string, description: string, other: string]>([
  [
    'en',
    'My sink leaks in Rosemont and I also need someone to paint the bedroom',
    'My sink leaks',
    'painter',
  ],
  [
    'fr',
    "Mon évier coule à Rosemont et j'ai aussi besoin de quelqu'un pour peinturer la chambre",
    'Mon évier coule',
    'painter',
  ],
  [
    'es',
    'Mi fregadero gotea en Polanco y también quiero pintar la recámara',
    'Mi fregadero gotea',
    'painter',
  ],
])('%s: the description of "%s" is of the first need', (language, message, description, other) => {
  const analysis = read(message, language);
  expect(analysis.description).toBe(description);
  expect(analysis.otherNeeds.map((need) => need.profession)).toEqual([other]);
  expect(analysis.confidence).toBeGreaterThan(0.95);
});

test.each<[Language, message: string]>([
  ['en', 'fix the leaking sink and paint the bedroom'],
  ['en', 'toilet is blocked and the car will not start'],
  ['en', 'paint the fence and trim the hedge'],
  ['fr', 'promener mon chien et garder mes enfants vendredi'],
  ['fr', 'mon toit coule et la fournaise est morte'],
  ['fr', 'changer le robinet et poser deux prises'],
  ['es', 'gotea el techo y la calefacción no sirve'],
  ['es', 'cambiar la llave del agua y poner dos enchufes'],
  ['es', 'cortar el pasto y limpiar la casa'],
])('%s: "%s" is two needs', (language, message) => {
  expect(read(message, language).otherNeeds).toHaveLength(1);
});

test.each<[Language, message: string]>([
  ['en', 'kitchen and bath reno'],
  ['en', 'install and paint trim'],
  ['en', 'mow and trim the lawn'],
  ['fr', 'tondre et tailler'],
  ['fr', 'sabler et vernir le plancher'],
  ['fr', 'réparer le gypse et peinturer'],
  ['es', 'cortar y podar el jardín'],
  ['es', 'lavar y planchar ropa'],
  ['es', 'lijar y pintar la puerta'],
])('%s: "%s" is one need', (language, message) => {
  expect(read(message, language).otherNeeds).toEqual([]);
});
