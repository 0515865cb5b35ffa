import { describe, expect, it } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { readAnswer } from './read-answer.ts';

const ACCEPTING =
  "1|1.|(1)|１|yes|Yes!|YES|y|yess|yesss|yeah|ok|OK.|okk|okay|sure|accept|acept|I accept|yes please|oui|Oui !|ouii|ouiiii|ouais|d’accord|d'accord|J’accepte|bien sûr|sí|si!|si|SÍ|síííí|dale|vale|claro|acepto|aceptó|de acuerdo|yes yes|oui oui|sí, acepto|ok yes|y\u200bes";
const DECLINING =
  '2|2)|no|No.|NO!|nope|n|nooo|non|nonn|Non merci|no thanks|no, gracias|rechazo|I decline|declne|je ne peux pas|can’t|no puedo|pas intéressé|not interested|no no';
const UNCLEAR =
  'yes but not today|oui mais demain|sí pero mañana|no problem|pas de problème|sin problema|not sure|yes no|no yes|1 2|12|3|0|noon|maybe|peut-être|quizás|ok thanks|ok merci|thanks|merci|yes?? when|can you call me|A|уes|👍|?|.|  |claro que no|bien sûr que non|of course not|absolutely not|d’accord mais';

describe.each(UNDERSTOOD_LANGUAGES)('an answer, to somebody whose language is %s', (language) => {
  const read = (text: string) => readAnswer(text, language);

  it.each(ACCEPTING.split('|'))('accepts by "%s"', (text) => expect(read(text)).toBe('accept'));

  it.each(DECLINING.split('|'))('declines by "%s"', (text) => expect(read(text)).toBe('decline'));

  it.each(UNCLEAR.split('|'))('is none in "%s"', (text) => expect(read(text)).toBeNull());
});

it('is read in slang of one’s own language only', () => {
  expect(UNDERSTOOD_LANGUAGES.map((language) => readAnswer('va', language))).toEqual([
    null,
    null,
    'accept',
  ]);
  expect(UNDERSTOOD_LANGUAGES.map((language) => readAnswer('ça marche', language))).toEqual([
    null,
    'accept',
    null,
  ]);
});
