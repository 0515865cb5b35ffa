import type { Language } from '#contract/language.ts';

const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?:ings?|ies|ied|ed|es|s|e|y)$/,
  fr: /(?:ees|ee|es|er|ez|ent|ant|ait|aux|al|e|s|x)$/,
  es: /(?:iendo|ando|aron|ieron|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|an|en|os|as|es|o|a|e|s)$/,
};
const SHORTEST_STEM = 3;
const SHORTEST_INFLECTED_WORD = 4;

/** A light stem: the folded word without the ending that number, gender or tense puts on it. */
export function stem(word: string, language: Language): string {
  if (word.length < SHORTEST_INFLECTED_WORD || /\d/.test(word)) return word;
  const bare = word.replace(ENDINGS[language], '');
  const kept = bare.length < SHORTEST_STEM ? word : bare;
  return kept.length > SHORTEST_STEM ? kept.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : kept;
}
