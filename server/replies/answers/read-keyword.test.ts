import { expect, it } from 'vitest';
import { readKeyword } from './read-keyword.ts';

it.each([
  ['STOP', 'stop', 'en'],
  ['stop.', 'stop', 'en'],
  ['Arrêt', 'stop', 'fr'],
  ['ARRET', 'stop', 'fr'],
  ['ALTO', 'stop', 'es'],
  ['Unsubscribe', 'stop', 'en'],
  ['START', 'start', 'en'],
  ['Début', 'start', 'fr'],
  ['inicio', 'start', 'es'],
  ['HELP', 'help', 'en'],
  ['Aide', 'help', 'fr'],
  ['AYUDA', 'help', 'es'],
  ['info', 'help', 'en'],
])('%s is %s, in %s', (text, keyword, language) => {
  expect(readKeyword(text)).toEqual({ keyword, language });
});

it.each(['stop by at five', 'yes', 'please help me', 'arrêtez-vous chez moi', 'x'.repeat(4000)])(
  'none is in "%s"',
  (text) => expect(readKeyword(text)).toBeUndefined(),
);
