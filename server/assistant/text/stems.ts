import type { Language } from '#contract/language.ts';

const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?:ings?|ies|ied|ed|es|s|e|y)$/,
  fr: /(?:ees|ee|es|er|ez|ent|ant|ait|aux|al|e|s|x)$/,
  es: /(?:iendo|ando|aron|ieron|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|an|en|os|as|es|o|a|e|s)$/,
};
const SHORTEST_STEM: Readonly<Record<Language, number>> = { en: 3, fr: 4, es: 4 };
const SHORTEST_INFLECTED_WORD = 4;

/** A light stemmer: the folded word without the ending of number, gender or tense. */
export function stem(word: string, language: Language): string {
  if (word.length < SHORTEST_INFLECTED_WORD || /\d/.test(word)) return word;
  const bare = word.replace(ENDINGS[language], '');
  if (bare.length < SHORTEST_STEM[language]) return word.replace(/s$/, '');
  return language === 'en' && bare.length > 3 ? bare.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : bare;
}
