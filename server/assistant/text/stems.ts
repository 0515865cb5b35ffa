import type { UnderstoodLanguage } from '#contract/language.ts';

const ENDINGS: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /(?:ings?|ies|ied|ed|es|s|e|y)$/,
  fr: /(?:ees|ee|es|er|ez|ent|ant|ait|aux|al|e|s|x)$/,
  es: /(?:iendo|ando|aron|ieron|ados|adas|idos|idas|ado|ada|ido|ida|ar|er|ir|an|en|os|as|es|o|a|e|s)$/,
};
const MIN_STEM_LENGTH: Readonly<Record<UnderstoodLanguage, number>> = { en: 3, fr: 4, es: 4 };
const MIN_INFLECTED_LENGTH = 4;

/** A light stemmer: the folded word without the ending of number, gender or tense. */
export function stem(word: string, language: UnderstoodLanguage): string {
  if (word.length < MIN_INFLECTED_LENGTH || /\d/.test(word)) return word;
  const bare = word.replace(ENDINGS[language], '');
  if (bare.length < MIN_STEM_LENGTH[language]) return word.replace(/s$/, '');
  return language === 'en' && bare.length > 3 ? bare.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : bare;
}
