import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { SURE } from '#contract/requests/assistant.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each<[UnderstoodLanguage, string, Profession]>([
  [
    'fr',
    "Bonjour. Je suis une dame de 81 ans, j'habite à Sillery dans un condo au deuxième étage et je voudrais trouver une personne fiable pour faire mon ménage, surtout les planchers et la salle de bain. Il n'y a aucune urgence.",
    'cleaner',
  ],
  ['fr', 'je cherche une personne pour faire mon ménage', 'cleaner'],
  ['fr', 'je voudrais trouver une personne de confiance pour peindre ma cuisine', 'painter'],
  ['en', 'i would like to find a reliable person to do my cleaning', 'cleaner'],
  [
    'en',
    "I'm a lady of 79, I would like to find an honest person to cut my lawn in Verdun",
    'gardener',
  ],
  [
    'es',
    'soy una señora de 81 años, vivo en Coyoacán en un departamento y quisiera encontrar una persona de confianza que me haga el aseo',
    'cleaner',
  ],
  [
    'es',
    'quisiera encontrar una persona de confianza para hacer la limpieza de mi casa',
    'cleaner',
  ],
])(
  '%s: who writes and that somebody is looked for is no trade: "%s"',
  (language, message, trade) => {
    const { profession, confidence, kind } = analyseMessage(message, language, places);
    expect({ profession, kind }).toEqual({ profession: trade, kind: 'need' });
    expect(confidence).toBeGreaterThan(SURE);
  },
);

test('what says that there is no hurry is no part of the job', () => {
  const message = "Une personne pour laver mes planchers, il n'y a aucune urgence.";
  expect(analyseMessage(message, 'fr', places).description).not.toMatch(/n'y|urgence/);
});
