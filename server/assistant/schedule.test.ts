import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from './assistant.ts';

const places = createPlaceFinder(findPlaceName);
const NOW = new Date('2026-11-25T10:00');
const read = (text: string, language: UnderstoodLanguage) =>
  analyseMessage(text, language, places, undefined, undefined, NOW);

describe('a move', () => {
  test.each<[UnderstoodLanguage, string, string, string]>([
    ['en', 'moving a 3 1/2 from Plateau to Verdun on July 1st', 'Plateau', 'Verdun'],
    [
      'en',
      'movers for a piano on Saturday, 12 King St to 40 Queen St',
      '12 King St',
      '40 Queen St',
    ],
    [
      'en',
      'man and van from Roath in Cardiff to Bedminster in Bristol',
      'Roath in Cardiff',
      'Bedminster in Bristol',
    ],
    ['en', 'movers, storage locker in Etobicoke to my sisters in Barrie', 'Etobicoke', 'Barrie'],
    [
      'en',
      'movers, pick up at 45 King St Guelph, drop off at 90 Elm St Paris',
      '45 King St Guelph',
      '90 Elm St Paris',
    ],
    ['fr', 'déménager un 5 1/2 de Rosemont à Terrebonne', 'Rosemont', 'Terrebonne'],
    ['fr', 'besoin de déménager un 3 et demi du Plateau à Verdun', 'Plateau', 'Verdun'],
    ['fr', 'je déménage de Québec à Lévis samedi', 'Québec', 'Lévis'],
    [
      'fr',
      'déménagement de la rue Wellington à Sherbrooke jusqu’à Magog',
      'rue Wellington à Sherbrooke',
      'Magog',
    ],
    [
      'fr',
      'je quitte mon 3 1/2 à Limoilou pour une maison à Magog, un camion',
      'Limoilou',
      'Magog',
    ],
    ['fr', 'vider l’appart à Verdun pis toute amener à Brossard, déménageur', 'Verdun', 'Brossard'],
    ['fr', 'déménagement entre Québec et Montréal: un divan', 'Québec', 'Montréal'],
    ['es', 'mudanza de Coyoacán a Tlalpan, 25 cajas', 'Coyoacán', 'Tlalpan'],
  ])('has two places (%s): %s', (language, text, from, to) => {
    expect(read(text, language)).toMatchObject({ location: from, destination: to });
  });

  test('may have both corrected in an answer', () => {
    const answer = analyseMessage(
      'other way around, from Hamilton to St Catharines',
      'en',
      places,
      undefined,
      undefined,
      NOW,
      'confirmation',
    );
    expect(answer).toMatchObject({ location: 'Hamilton', destination: 'St Catharines' });
  });

  test('in any other trade has one', () => {
    expect(read('plumber in Laval, ready to pay', 'en').destination).toBeNull();
  });
});

test('a far day is no hurry, and a near one is soon', () => {
  expect(read('moving from Plateau to Verdun on July 1st', 'en')).toMatchObject({
    dates: { from: '2027-07-01', to: '2027-07-01' },
    urgency: 'Not urgent (within a week)',
  });
  expect(read('plumber on the 27th', 'en').urgency).toBe('Soon (2-3 days)');
});

describe('the rhythm', () => {
  test.each<[UnderstoodLanguage, string, string]>([
    ['en', 'cleaning lady every other week', 'biweekly'],
    ['es', 'limpiar la alberca cada ocho días', 'weekly'],
    ['fr', "un jardinier une fois l'mois", 'monthly'],
    ['fr', 'une aide à domicile sept jours sur sept pour mon père', 'daily'],
    ['en', 'dog walker mon to fri at noon', 'daily'],
    ['en', 'cello lessons, one afternoon a week', 'weekly'],
    ['fr', 'femme de ménage aux deux semaines', 'biweekly'],
    ['fr', 'cours de piano tous les mardis', 'weekly'],
    ['es', 'limpieza cada quince días', 'biweekly'],
    ['es', 'contador una vez al mes', 'monthly'],
    ['es', 'jardinero cada ocho días', 'weekly'],
    ['fr', "un jardinier une fois l'mois", 'monthly'],
    ['fr', 'aide à domicile sept jours sur sept', 'daily'],
  ])('is kept (%s): %s', (language, text, recurrence) => {
    expect(read(text, language).recurrence).toBe(recurrence);
  });

  test('of a trouble is none of the job', () => {
    expect(read('electrician, the breaker trips every night', 'en').recurrence).toBeNull();
  });
});
