import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);
const tradesIn = (message: string, language: UnderstoodLanguage) => {
  const { profession, otherNeeds } = analyseMessage(message, language, places);
  return [profession, ...otherNeeds.map((need) => need.profession)];
};

test.each<[UnderstoodLanguage, string, string]>([
  ['en', 'my plumber cancelled on me, the roof leaks', 'roofer'],
  ['en', 'our handyman bailed on us and the toilet is still leaking, Laval', 'plumber'],
  ['en', 'the roofer never showed up and now water is dripping on my bed', 'roofer'],
  ['en', 'my cleaner cancelled on me, I need a new one for my condo', 'cleaner'],
  ['fr', "mon plombier m'a lâché, le toit coule à Verdun", 'roofer'],
  ['fr', "le couvreur est jamais venu pis l'eau coule sur mon lit", 'roofer'],
  ['es', 'mi plomero me canceló, el techo gotea en Tlalpan', 'roofer'],
  ['es', 'el electricista no llegó y el refri sigue sin luz, alguien que venga', 'electrician'],
])('%s: "%s" is about the job, not about who did not come', (language, message, trade) => {
  expect(tradesIn(message, language)).toEqual([trade]);
});

test.each<[UnderstoodLanguage, string, readonly string[]]>([
  [
    'en',
    'my mom needs someone for snow removal in Dorval and also a cleaner',
    ['snow-removal', 'cleaner'],
  ],
  [
    'fr',
    "ma mère a besoin de quelqu'un pour le déneigement à Dorval et aussi d'une femme de ménage",
    ['snow-removal', 'cleaner'],
  ],
  [
    'es',
    'mi abuelita necesita que le arreglen la estufa y también un plomero para su baño',
    ['appliance-repair', 'plumber'],
  ],
  ['en', 'my aunt needs help bathing and getting dressed every morning', ['elder-care']],
  ['fr', "ma tante a besoin d'aide pour se laver et s'habiller le matin", ['elder-care']],
  ['es', 'mi tía necesita ayuda para bañarse y vestirse en las mañanas', ['elder-care']],
])('%s: "%s" is for somebody, who is no need', (language, message, trades) => {
  expect(tradesIn(message, language)).toEqual(trades);
});

test.each<[UnderstoodLanguage, string, readonly string[]]>([
  ['en', 'the toilet is leaking, besides that the oven is dead', ['plumber', 'appliance-repair']],
  ['fr', "j'ai un plancher a faire, pis apres un peintre", ['flooring-installer', 'painter']],
  [
    'fr',
    "j'ai un plancher a faire poser, ensuite il me faut un peintre",
    ['flooring-installer', 'painter'],
  ],
  [
    'es',
    'la chapa de la puerta no cierra bien y aparte la secadora no calienta',
    ['locksmith', 'appliance-repair'],
  ],
  [
    'en',
    '2 things: 1. toilet runs nonstop 2. the outlet in the hall sparks',
    ['plumber', 'electrician'],
  ],
  [
    'fr',
    "ça me prendrait un électricien pis tant qu'à y être un peintre pour le plafond",
    ['electrician', 'painter'],
  ],
  [
    'es',
    'ocupo q me cambien la chapa de la puerta y aparte q me arreglen la secadora q ya no calienta',
    ['locksmith', 'appliance-repair'],
  ],
  ['fr', "toilette qui coule à Verdun, ah pis j'ai un chien", ['plumber']],
  ['es', 'wc que gotea en Tlalpan, ah y tengo un perro bravo', ['plumber']],
  ['en', '2 bedroom apartment, floor 1. 2 coats of paint please', ['painter']],
])('%s: "%s" is so many needs', (language, message, trades) => {
  expect(tradesIn(message, language)).toEqual(trades);
});
