import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';
import { readLabelled } from '#intake/evaluation/labelled.ts';
import { EN } from '#intake/cases/needs/en.ts';
import { ES } from '#intake/cases/needs/es.ts';
import { FR } from '#intake/cases/needs/fr.ts';
import type { NeedCases } from '#intake/cases/cases.ts';

const places = createPlaceFinder(findPlaceName);
const read = (message: string, language: UnderstoodLanguage = 'en') =>
  analyseMessage(message, language, places);
const CASES: [UnderstoodLanguage, NeedCases][] = [
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

test('of several wanted for one event each is told what it is', () => {
  const { profession, description } = read(
    'un photographe pis un DJ pour le mariage de ma soeur',
    'fr',
  );
  expect(profession).toBe('photographer');
  expect(description).toContain('mariage');
});

test('the other need is described in the customer’s own words, without "I also need"', () => {
  const { profession, otherNeeds } = read(
    'dog walker for weekdays, and I also need a babysitter for two boys on Friday',
  );
  expect([profession, ...otherNeeds.map((need) => need.profession)]).toEqual([
    'dog-walker',
    'babysitter',
  ]);
  expect(otherNeeds[0]?.words).toBe('A babysitter for two boys on Friday');
});

test('a message of one clause has no other need', () => {
  expect(read('the kitchen tap drips').otherNeeds).toEqual([]);
});

test.each<[UnderstoodLanguage, message: string, description: string, other: string]>([
  [
    'en',
    'My sink leaks in Rosemont and I also need someone to paint the bedroom',
    'My sink leaks in Rosemont',
    'painter',
  ],
  [
    'fr',
    "Mon évier coule à Rosemont et j'ai aussi besoin de quelqu'un pour peinturer la chambre",
    'Mon évier coule à Rosemont',
    'painter',
  ],
  [
    'es',
    'Mi fregadero gotea en Polanco y también quiero pintar la recámara',
    'Mi fregadero gotea en Polanco',
    'painter',
  ],
])('%s: the description of "%s" is of the first need', (language, message, description, other) => {
  const analysis = read(message, language);
  expect(analysis.description).toBe(description);
  expect(analysis.otherNeeds.map((need) => need.profession)).toEqual([other]);
  expect(analysis.confidence).toBeGreaterThan(0.95);
});

test.each<[UnderstoodLanguage, message: string]>([
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

test.each<[UnderstoodLanguage, message: string]>([
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

test.each<[UnderstoodLanguage, message: string, first: string, ...others: string[]]>([
  [
    'en',
    'a plumber for the dishwasher hookup, an electrician for 3 pot lights and someone to paint',
    'plumber: A plumber for the dishwasher hookup',
    'electrician: An electrician for 3 pot lights',
    'painter: Someone to paint',
  ],
  [
    'fr',
    "un plombier pour la laveuse, un électricien pour trois prises et quelqu'un pour peinturer",
    'plumber: Un plombier pour la laveuse',
    'electrician: Un électricien pour trois prises',
    "painter: Quelqu'un pour peinturer",
  ],
  [
    'es',
    'un plomero para el boiler, un electricista para 3 focos y alguien que pinte',
    'plumber: Un plomero para el boiler',
    'electrician: Un electricista para 3 focos',
    'painter: Alguien que pinte',
  ],
])(
  '%s: the needs of "%s" are in the order of mention, each in its own words',
  (language, message, ...needs) => {
    const { profession, description, otherNeeds } = read(message, language);
    const others = otherNeeds.map((need) => `${need.profession}: ${need.words}`);
    expect([`${profession}: ${description}`, ...others]).toEqual(needs);
  },
);

test('a need has a place and a time of its own only where another one is said', () => {
  const { location, urgency, otherNeeds } = read(
    'a plumber in Laval today and a painter in Verdun next month',
  );
  expect({ location, urgency }).toEqual({ location: 'Laval', urgency: 'Very urgent (within 24h)' });
  expect(otherNeeds).toMatchObject([{ location: 'Verdun', urgency: 'Not urgent (within a week)' }]);
  const shared = read('a plumber for the tub and a painter for the hall in Laval today');
  expect(shared.otherNeeds).toMatchObject([{ location: null, urgency: null }]);
});

test.each<[UnderstoodLanguage, message: string, Profession]>([
  ['en', 'my fridge died and all my food is going bad', 'appliance-repair'],
  ['en', 'toilet overflowed and the ceiling below is wet', 'plumber'],
  ['fr', 'mon frigo marche plus, toute ma bouffe est en train de se perdre', 'appliance-repair'],
  ['fr', 'le bain coule et le plafond en bas est tout mouillé', 'plumber'],
  ['es', 'mi refrigerador no enfría y se me está echando a perder la comida', 'appliance-repair'],
  ['es', 'gotea el tinaco y el techo de abajo está mojado', 'plumber'],
])('%s: what a fault does in "%s" is no need', (language, message, profession) => {
  const analysis = read(message, language);
  expect([analysis.profession, analysis.otherNeeds]).toEqual([profession, []]);
});

test('food that goes bad asks for no caterer', () => {
  expect(read('all my food is going bad').profession).toBeNull();
});

test('trades may be named behind the jobs', () => {
  const message = 'a leaky tap for a plumber and two dead outlets for an electrician, in Verdun';
  expect(read(message)).toMatchObject({
    profession: 'plumber',
    otherNeeds: [{ profession: 'electrician' }],
  });
});

test('an answer may mention a further need', () => {
  const answer = analyseMessage(
    'Laval, and I also need a painter for the hallway',
    'en',
    places,
    undefined,
    undefined,
    undefined,
    'location',
  );
  expect(answer.location).toBe('Laval');
  expect(answer.otherNeeds).toMatchObject([
    { profession: 'painter', words: 'A painter for the hallway' },
  ]);
});

test.each<[string, Profession]>([
  ['and also i need a painter for the hall', 'painter'],
  ['can you add a roofer too, shingles came off', 'roofer'],
  ['one more thing, i need a dog walker too', 'dog-walker'],
])('"%s" adds a need to the request', (words, profession) => {
  const { otherNeeds } = analyseMessage(
    words,
    'en',
    places,
    undefined,
    undefined,
    undefined,
    'confirmation',
  );
  expect(otherNeeds).toMatchObject([{ profession }]);
});

test.each([
  'moving from moose jaw to red deer, whole house plus a chest freezer and a quad',
  'graphic designer for our menus, 2 pages + a kids one',
  'two things: a tap that froze and split',
])('a thing of the job is no need: "%s"', (message) => {
  expect(read(message).otherNeeds).toEqual([]);
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'add that there is a washer too'],
  ['en', 'please also mention that the fence needs paint too'],
  ['fr', "j'ai oublié, ajoute qu'il y a une laveuse aussi"],
  ['fr', "mets aussi que j'ai un piano"],
  ['es', 'agrega porfa que tambien van 4 puertas de madera'],
  ['es', 'pon que tambien hay una lavadora'],
])('%s: "%s" adds words, and no need', (language, words) => {
  const { otherNeeds } = analyseMessage(
    words,
    language,
    places,
    undefined,
    undefined,
    undefined,
    'confirmation',
  );
  expect(otherNeeds).toEqual([]);
});

test.each<[UnderstoodLanguage, string, Profession]>([
  ['en', 'add an electrician too', 'electrician'],
  ['fr', 'ajoute un électricien aussi', 'electrician'],
  ['fr', "ajoute que j'ai besoin d'un électricien aussi", 'electrician'],
  ['es', 'agrega un electricista también', 'electrician'],
])('%s: "%s" adds a need', (language, words, profession) => {
  const { otherNeeds } = analyseMessage(
    words,
    language,
    places,
    undefined,
    undefined,
    undefined,
    'confirmation',
  );
  expect(otherNeeds).toMatchObject([{ profession }]);
});

test.each<[message: string, ...trades: Profession[]]>([
  [
    'Nos robaron la semana pasada y quiero cambiar la cerradura y además poner una alarma con cámaras. Vivo en Las Rozas. Cuanto antes, hoy si puede ser',
    'locksmith',
    'security-installer',
  ],
  ['quiero pintar la sala y también arreglar una fuga del baño', 'painter', 'plumber'],
  ['quiero pintar la fachada y además pintar la reja', 'painter'],
  ['hay que cambiar la regadera y además arreglar una fuga en la cocina', 'plumber'],
])('what is to be done besides is another need where another does it: %s', (message, ...trades) => {
  const { profession, otherNeeds, turn } = read(message, 'es');
  expect([profession, ...otherNeeds.map((need) => need.profession)]).toEqual(trades);
  expect(turn.act).not.toBe('question');
});
