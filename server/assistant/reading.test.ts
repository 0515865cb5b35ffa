import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from './assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each<[Language, string, string]>([
  ['es', 'hola, se me ha atascado el váter, estoy en Vallecas', 'plumber'],
  ['es', 'se me descompuso el calentador del baño, vivo en Pachuca', 'plumber'],
  ['es', 'mi carro se calienta mucho, estamos en Toluca', 'auto-mechanic'],
  ['fr', "la toilette est bouchée, j'habite à Longueuil", 'plumber'],
  ['fr', 'mon char chauffe, chu à Laval', 'auto-mechanic'],
  ['en', 'my toilet is clogged, I live in Guelph', 'plumber'],
])('%s: where somebody is says nothing of the job in "%s"', (language, message, trade) => {
  const [said = ''] = message.split(/, (?=\S+ \S+ \S+$|\S+ \S+ \S+ \S+$)/);
  const alone = analyseMessage(said, language, places);
  const whole = analyseMessage(message, language, places);
  expect(alone.profession).toBe(whole.profession);
  expect([whole.profession, ...whole.alternatives]).toContain(trade);
});
