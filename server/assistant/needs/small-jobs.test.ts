import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each<[UnderstoodLanguage, string, Profession]>([
  [
    'fr',
    "j'aurais besoin d'un gars pour réparer une marche de galerie pis poser 2 tablettes",
    'handyman',
  ],
  ['en', 'need someone to fix the leaking toilet and install a shelf', 'handyman'],
  ['es', 'alguien que pinte la sala y arme un mueble', 'handyman'],
  ['fr', "un gars pour réparer une marche de galerie, l'autre est correcte", 'carpenter'],
  ['fr', "quelqu'un pour peindre le salon et peindre la cuisine", 'painter'],
  ['en', 'someone to build a deck and a pergola', 'carpenter'],
  ['fr', 'un menuisier pour réparer une marche pis poser 2 tablettes', 'carpenter'],
])('%s: "%s" is for the %s', (language, message, trade) => {
  expect(analyseMessage(message, language, places).profession).toBe(trade);
});
