import { describe, expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const read = (message: string, language: UnderstoodLanguage) =>
  analyseMessage(message, language, places);

describe('a question beside a need leaves the need', () => {
  test.each<[UnderstoodLanguage, string, Profession, place: string]>([
    [
      'fr',
      "Déneigement pour l'hiver svp, entrée double + le trottoir. Saint-Jérôme. Votre prix c'est quoi?",
      'snow-removal',
      'Saint-Jérôme',
    ],
    ['fr', "mon évier coule à Verdun. c'est tu gratuit?", 'plumber', 'Verdun'],
    [
      'fr',
      "faque je cherche qqun pour refaire mon toit plat à Verdun, c'tu gratis votre affaire?",
      'roofer',
      'Verdun',
    ],
    ['en', 'Leaky faucet in the kitchen, Oshawa. Is this a real person?', 'plumber', 'Oshawa'],
    [
      'en',
      'need my driveway plowed all winter, Barrie. What do you charge?',
      'snow-removal',
      'Barrie',
    ],
    ['es', 'Se tapó el wc en la Narvarte, urge. ¿esto es gratis?', 'plumber', 'Narvarte'],
    ['es', 'Pintar dos cuartos en Coyoacán, sin prisa. ¿cuánto cobran?', 'painter', 'Coyoacán'],
  ])('%s: "%s"', (language, message, trade, place) => {
    const { kind, profession, description, location, turn } = read(message, language);
    expect(kind).toBe('need');
    expect(profession).toBe(trade);
    expect(description).not.toBeNull();
    expect(location).toBe(place);
    expect(turn.act).toBe('question');
  });
});

describe('whether there is somebody of a trade asks for one', () => {
  test.each<[UnderstoodLanguage, string, Profession]>([
    ['es', 'Disculpe, ustedes tienen fotógrafos?', 'photographer'],
    ['es', 'Disculpe, ustedes tienen plomeros?', 'plumber'],
    ['es', 'hay plomeros por aquí?', 'plumber'],
    ['es', '¿manejan jardineros?', 'gardener'],
    ['en', 'do you have photographers?', 'photographer'],
    ['en', 'are there any electricians on here?', 'electrician'],
    ['en', 'can i find a tutor here?', 'tutor'],
    ['fr', 'avez-vous des photographes?', 'photographer'],
    ['fr', "y'a tu des électriciens ici?", 'electrician'],
    [
      'fr',
      "reer celi hypothèque?? j'aimerais parler a un conseiller financier pas trop vendeur",
      'financial-advisor',
    ],
    ['es', 'me gustaría hablar con un asesor financiero, heredé un dinero', 'financial-advisor'],
    ['en', "I'd like to talk to a financial advisor about an inheritance", 'financial-advisor'],
  ])('%s: "%s"', (language, message, trade) => {
    expect(read(message, language)).toMatchObject({ kind: 'need', profession: trade });
  });

  test.each<[UnderstoodLanguage, string]>([
    ['fr', "j'aimerais parler avec un conseiller"],
    ['fr', "c'est quoi ça au juste?"],
    ['en', 'how do I sign up as a plumber?'],
    ['es', 'quiero hablar con un asesor'],
    ['es', 'soy plomero y busco trabajo. ¿cómo me registro?'],
  ])('%s: "%s" asks about us', (language, message) => {
    expect(read(message, language).kind).toBe('about-us');
  });
});
