import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each<[UnderstoodLanguage, message: string, trade: string]>([
  ['en', 'I run a small cleaning business and need an accountant for my taxes', 'accountant'],
  ['en', 'I need somebody to run the books of my landscaping company', 'accountant'],
  ['fr', "j'ai un salon de coiffure et je cherche un comptable pour mes impôts", 'accountant'],
  ['es', 'tengo un negocio de jardinería y busco un contador', 'accountant'],
  ['en', 'i run a daycare and my receipts are a mess, someone to do the books', 'accountant'],
  [
    'fr',
    "jai un salon de coiffure pis mes livres sont tout croches, quelqu'un pour ça",
    'accountant',
  ],
  ['es', 'tengo una estética y necesito quien me lleve la contabilidad', 'accountant'],
])('%s: the business of who writes is not what is wanted: "%s"', (language, message, trade) => {
  expect(analyseMessage(message, language, places).profession).toBe(trade);
});

test.each<[UnderstoodLanguage, message: string, trade: string]>([
  ['en', 'looking for a cleaning company for our house', 'cleaner'],
  ['fr', "on a besoin d'une entreprise de déneigement pour l'entrée", 'snow-removal'],
  ['fr', 'notre compagnie de ménage a lâché, il faut quelqu’un pour la maison', 'cleaner'],
  ['es', 'necesito una empresa de mudanzas para mi casa', 'mover'],
])('%s: another’s business may be: "%s"', (language, message, trade) => {
  expect(analyseMessage(message, language, places).profession).toBe(trade);
});
