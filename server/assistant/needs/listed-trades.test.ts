import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const NOW = new Date('2026-11-25T15:00:00Z');
const places = createPlaceFinder(findPlaceName);
const read = (message: string, language: UnderstoodLanguage) =>
  analyseMessage(message, language, places);
const trades = (message: string, language: UnderstoodLanguage) => {
  const { profession, otherNeeds } = read(message, language);
  return [profession, ...otherNeeds.map((need) => need.profession)];
};

test.each<[UnderstoodLanguage, string, readonly string[]]>([
  ['en', 'need plumber, electrician, painter for a reno', ['plumber', 'electrician', 'painter']],
  [
    'en',
    'so im after: graphic designer for the logo, web designer for a one page site, photographer for food pics',
    ['graphic-designer', 'web-designer', 'photographer'],
  ],
  [
    'es',
    'me caso el 19 de diciembre y me faltan el dj, el fotógrafo y el banquete para 80 personas',
    ['dj', 'photographer', 'caterer'],
  ],
  ['fr', 'il nous manque le DJ, le photographe et le traiteur', ['dj', 'photographer', 'caterer']],
  [
    'en',
    "we're still missing the DJ, the photographer and the caterer",
    ['dj', 'photographer', 'caterer'],
  ],
  ['es', 'ya vino el plomero y el electricista, nos falta la ventana', ['electrician']],
  ['en', 'plumber for a leaky tap n electrician for a dead plug', ['plumber', 'electrician']],
  [
    'en',
    'family reunion july 24. we need: a caterer (chowder n rolls), a photographer and a DJ',
    ['caterer', 'photographer', 'dj'],
  ],
  [
    'fr',
    'une liste: 1) couvreur, trois évents de toit 2) plombier, drain de laveuse 3) peintre, la cage',
    ['roofer', 'plumber', 'painter'],
  ],
  [
    'es',
    'necesito: plomero (gotea la regadera), electricista (no sirven 3 apagadores) y pintor (todo blanco)',
    ['plumber', 'electrician', 'painter'],
  ],
  [
    'es',
    'por un lado un fontanero para el grifo y por otro un pintor para el pasillo y el techo del dormitorio',
    ['plumber', 'painter'],
  ],
  [
    'es',
    'me cambio de Tonalá a Tlajomulco y ocupo la mudanza y aparte una persona de limpieza para la casa que dejo',
    ['mover', 'cleaner'],
  ],
  [
    'fr',
    'un plombier pour changer la toilette et un poseur de céramique pour refaire le plancher de la salle de bain',
    ['plumber', 'tiler'],
  ],
  ['es', 'plomero digo electricista para un apagador', ['electrician']],
  ['es', 'banquete, fotógrafo y dj para mi boda', ['caterer', 'photographer', 'dj']],
  [
    'es',
    'ocupamos mudanza (3 y medio) y también un handyman que arme las camas',
    ['mover', 'handyman'],
  ],
  [
    'fr',
    'Trois choses pour mon chalet à Saint-Sauveur: un plombier pour la pompe du puits, un exterminateur pour des fourmis charpentières, et un ménage complet avant les fêtes',
    ['plumber', 'pest-control', 'cleaner'],
  ],
  [
    'en',
    'need an exterminator for carpenter ants, a plumber for the sink and a roofer for the shed',
    ['pest-control', 'plumber', 'roofer'],
  ],
  [
    'es',
    'un fumigador para las hormigas carpinteras, un plomero para el baño y un pintor para la sala',
    ['pest-control', 'plumber', 'painter'],
  ],
])('%s: "%s" asks for each', (language, message, asked) =>
  expect(trades(message, language)).toEqual(asked),
);

test.each<[UnderstoodLanguage, string]>([
  ['fr', 'finir le sous-sol: électricité, plomberie, peinture'],
  ['en', 'snow removal pls, driveway is on a hill + theres a wheelchair ramp'],
  ['en', 'toilet upstairs overflowed and the water is running into the fuse box'],
  ['en', 'the radiators hiss n one leaks rusty water'],
])('%s: "%s" is one need', (language, message) =>
  expect(read(message, language).otherNeeds).toEqual([]),
);

test('what is told behind a list is the job of each', () => {
  const { description, otherNeeds } = read('jardinero, pintor y albañil para el rancho', 'es');
  expect([description, ...otherNeeds.map(({ words }) => words)]).toEqual([
    'Jardinero para el rancho',
    'Pintor para el rancho',
    'Albañil para el rancho',
  ]);
});

test.each([
  'need an hvac tech today. separate thing, in the spring i want a window installer for 5 windows',
  'plumber for the sink today. in may a painter for the deck',
])('the time before a trade is its own: "%s"', (message) => {
  const { urgency, otherNeeds } = analyseMessage(message, 'en', places, undefined, undefined, NOW);
  expect([urgency, ...otherNeeds.map((need) => need.urgency)]).toEqual([
    URGENCIES[0],
    URGENCIES[2],
  ]);
});

test('a time may begin a message', () => {
  expect(trades('today a plumber for the sink', 'en')).toEqual(['plumber']);
});

test.each<[UnderstoodLanguage, string]>([
  ['en', 'I need a plumber for a leaky tap and in the spring a landscaper for the front yard'],
  ['fr', 'un plombier pour le robinet pis au printemps un paysagiste pour la devanture'],
])('%s: a time before a trade is of that trade alone: "%s"', (language, message) => {
  const { urgency, otherNeeds } = analyseMessage(
    message,
    language,
    places,
    undefined,
    undefined,
    NOW,
  );
  expect(urgency).toBeNull();
  expect(otherNeeds).toMatchObject([{ profession: 'landscaper', urgency: URGENCIES[2] }]);
});
