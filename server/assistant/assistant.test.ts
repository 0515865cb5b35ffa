import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from './assistant.ts';

const places = createPlaceFinder(findPlaceName);
const read = (message: string, language: UnderstoodLanguage = 'en') =>
  analyseMessage(message, language, places);

describe('the whole analysis', () => {
  test('whoever moves from one town to another wants a mover', () => {
    const { profession, location, destination } = analyseMessage(
      'me cambio de Sevilla a Cádiz el 15 de diciembre',
      'es',
      places,
    );
    expect({ profession, location, destination }).toEqual({
      profession: 'mover',
      location: 'Sevilla',
      destination: 'Cádiz',
    });
  });

  test.each<[UnderstoodLanguage, message: string, goal: string, location: string | null]>([
    ['es', 'me voy a cambiar a Puebla y necesito un flete para mis cosas', 'Puebla', null],
    ['es', 'me mudo a Querétaro, busco mudanza para un depa chico', 'Querétaro', null],
    ['es', 'quiero cambiarme a la Portales, necesito flete', 'Portales', null],
    ['es', 'me voy a mudar a Puebla, necesito mudanza, en la Roma', 'Puebla', 'la Roma'],
    ['en', "we're moving to Ottawa and need movers, 2 bedroom apartment", 'Ottawa', null],
    ['fr', "je déménage à Québec, j'ai besoin de déménageurs", 'Québec', null],
  ])('%s: of a move the place it goes to is where it ends: %s', (language, message, goal, from) => {
    const { profession, location, destination } = read(message, language);
    expect({ profession, location, destination }).toEqual({
      profession: 'mover',
      location: from,
      destination: goal,
    });
  });

  test('a complete English message gives all four parts', () => {
    expect(
      read('My kitchen sink is clogged and leaking in Laval, need a plumber today'),
    ).toMatchObject({
      completeness: {
        hasProfession: true,
        hasDescription: true,
        hasLocation: true,
        hasUrgency: true,
      },
      profession: 'plumber',
      description: 'My kitchen sink is clogged and leaking, need a plumber',
      location: 'Laval',
      urgency: 'Very urgent (within 24h)',
    });
  });

  test('Quebec French names the problem without the trade', () => {
    const analysis = read('Ma champlure coule pis le bol de toilette est bouché, drette là', 'fr');
    expect(analysis.profession).toBe('plumber');
    expect(analysis.urgency).toBe('Very urgent (within 24h)');
  });

  test('Spanish without accents is understood', () => {
    const analysis = read(
      'se salta el automatico cada que prendo el horno, manana por favor',
      'es',
    );
    expect(analysis.profession).toBe('electrician');
    expect(analysis.urgency).toBe('Soon (2-3 days)');
  });

  test('a message clearly in another of our languages is read in that one', () => {
    expect(
      read('je cherche un serrurier, je suis embarré dehors avec mes enfants').profession,
    ).toBe('locksmith');
  });

  test.each([
    ['gotea la llave de la cocina en Coyoacán, es urgente', 'es', 'Gotea la llave de la cocina'],
    ["mon évier est bouché, c'est urgent", 'fr', 'Mon évier est bouché'],
    ["my kitchen tap is leaking and it's urgent", 'en', 'My kitchen tap is leaking'],
  ] as const)('no word is left dangling of "%s"', (message, language, description) => {
    expect(read(message, language).description).toBe(description);
  });

  test.each([
    'busco pintor para dos recámaras en Coyoacán',
    'fotógrafo para bautizo el sábado en Toluca',
    'cerrajero para cambiar la chapa, Puebla',
  ])('what a trade is for is a description: "%s"', (message) =>
    expect(read(message, 'es').description).not.toBeNull(),
  );

  test('a trade asked for in two words is that trade, and work that is looked for is none', () => {
    expect(read('busco plomero', 'es')).toMatchObject({ kind: 'need', profession: 'plumber' });
    expect(read('busco trabajo de plomero', 'es').kind).not.toBe('need');
  });

  test('the trade alone is no description', () => {
    const analysis = read('plumber Montreal asap');
    expect(analysis.description).toBeNull();
    expect(analysis.completeness.hasDescription).toBe(false);
  });

  test('no alternative repeats the profession and there are three at most', () => {
    const { profession, alternatives } = read(
      'new tiles, plumbing, paint and wiring in the bathroom',
    );
    expect(alternatives).not.toContain(profession);
    expect(alternatives.length).toBeLessThanOrEqual(3);
  });
});

describe('which trade is meant', () => {
  test('the trade that cancelled is not the wanted one', () => {
    expect(
      read("my plumber cancelled, the electrician says it's the roof shingles").profession,
    ).toBe('roofer');
  });

  test('a trade that is ruled out is not taken', () => {
    expect(read('not a plumber, i need someone to fix the outlets and breaker').profession).toBe(
      'electrician',
    );
    expect(
      read("pas besoin d'un électricien, c'est pour un bol de toilette", 'fr').profession,
    ).toBe('plumber');
  });

  test('a misspelt trade is recognized', () => {
    expect(read('need an electritian').profession).toBe('electrician');
    expect(read('cherche un plonbier', 'fr').profession).toBe('plumber');
  });

  test('a clearer message has a higher confidence', () => {
    const sure = read('plumber needed, toilet clogged and pipe leaking').confidence;
    expect(sure).toBeGreaterThan(read('something in the bathroom is broken').confidence);
    expect(sure).toBeLessThanOrEqual(1);
  });

  test.each([
    ['plumber', 'plumber'],
    ['electrician', 'electrician'],
    ['painter', 'painter'],
    ['carpenter', 'carpenter'],
    ['gardener', 'gardener'],
    ['cleaner', 'cleaner'],
    ['designer', 'web-designer'],
    ['developer', 'web-developer'],
  ])('the documented keyword %s counts in every language', (keyword, profession) => {
    for (const language of ['en', 'fr', 'es'] as const) {
      expect(read(keyword, language).profession).toBe(profession);
    }
  });

  test.each([
    ['I need help with a home repair', 'en'],
    ['I need help for my business', 'en'],
    ['J’ai besoin d’aide en techno', 'fr'],
    ['J’ai besoin d’aide pour une réparation à la maison', 'fr'],
    ['Necesito ayuda con algo de tecnología', 'es'],
    ['Necesito ayuda para mi negocio', 'es'],
  ] as const)('"%s" is too vague for a profession', (message, language) => {
    const { profession, alternatives } = read(message, language);
    expect(profession).toBeNull();
    expect(alternatives).not.toContain('elder-care');
    expect(alternatives).not.toContain('dj');
  });

  test.each(['hi', 'help', 'I have a project', 'quote pls', 'need a dentist today', 'asdf qwer'])(
    '"%s" names no profession of the catalogue',
    (message) => {
      expect(read(message).profession).toBeNull();
    },
  );
});

describe('a correction of the place', () => {
  const correct = (message: string, language: UnderstoodLanguage) =>
    analyseMessage(message, language, places, undefined, undefined, undefined, 'confirmation');

  test.each([
    ['yes but its not brampton its caledon, my mistake', 'en', 'caledon'],
    ['attends c’est pas longueuil, c’est au chalet à Saint-Sauveur', 'fr', 'Saint-Sauveur'],
  ] as const)('"%s" gives the place that is meant and adds nothing', (message, language, place) => {
    const { location, turn } = correct(message, language);
    expect({ location, act: turn.act, rest: turn.rest }).toEqual({
      location: place,
      act: 'correction',
      rest: null,
    });
  });
});
