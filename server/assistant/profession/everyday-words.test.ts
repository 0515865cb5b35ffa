import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';
import { readMessage } from '../reading.ts';

const places = createPlaceFinder(findPlaceName);

test.each<[UnderstoodLanguage, message: string, trade: string]>([
  ['en', 'the couch took a piece out of the drywall when it came in', 'handyman'],
  ['en', 'a crack in the foundation lets water in', 'mason'],
  ['en', 'erased the baby pictures from my phone by mistake', 'computer-repair'],
  ['en', 'someone to put my winters on in the driveway', 'auto-mechanic'],
  ['en', 'had twins and want my old body back', 'personal-trainer'],
  ['fr', 'toute la cuisine tombe dans le noir quand la sécheuse part', 'electrician'],
  ['fr', 'les calorifères sont frettes', 'hvac-technician'],
  ['fr', 'un gars pour monter mon tempo', 'handyman'],
  ['fr', "l'arbre du voisin a écrasé mon cabanon pis y veut pas payer", 'lawyer'],
  ['fr', 'la vitre de mon cell est fendue', 'computer-repair'],
  ['es', 'quiero cambiar unos halógenos', 'electrician'],
  ['es', 'la persiana del salón no baja', 'handyman'],
  ['es', 'el telefonillo del portal está mudo', 'security-installer'],
  ['es', 'manden a alguien que pinte mi casa', 'painter'],
  ['es', 'vendo zapatos por internet y me llegó una carta del sat', 'accountant'],
])('%s: what people say every day has its trade: "%s"', (language, message, trade) => {
  expect(analyseMessage(message, language, places).profession).toBe(trade);
});

test.each<[UnderstoodLanguage, message: string, word: string]>([
  ['en', 'a guy came and looked', 'computer-repair'],
  ['en', 'i work from home', 'outside'],
  ['en', 'make a cake', 'notary'],
])('%s: "%s" holds a word of a phrase, not the phrase of %s', (language, message, subject) => {
  const { sightings } = readMessage(message, language, places);
  const single = sightings.filter(({ cue }) => cue.subject === subject && cue.beside !== null);
  expect(single).toEqual([]);
});

test('a phrase of a single word is found with its function words around', () => {
  const { sightings } = readMessage('need an it guy for the office', 'en', places);
  const names = sightings.filter(({ cue }) => cue.strength === 'name');
  expect(names.map(({ cue }) => cue.subject)).toContain('computer-repair');
});
