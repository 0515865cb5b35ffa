import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import {
  FIRST_ADDED_ID,
  professionOfId,
  type Profession,
} from '#contract/professionals/professions.ts';
import { learnCatalogue } from '#server/professionals/professionals.ts';
import { TAUGHT_EN } from './trades-en.ts';
import { TAUGHT_ES } from './trades-es.ts';
import { TAUGHT_FR } from './trades-fr.ts';

export const TAUGHT = { en: TAUGHT_EN, fr: TAUGHT_FR, es: TAUGHT_ES };

/** Adds the trades of this folder to the catalogue of this process, as an operator would. */
export function teachTrades(): void {
  learnCatalogue(
    TAUGHT.en.map((_, at) => ({
      id: FIRST_ADDED_ID + at,
      slug: addedTrade(at),
      active: true,
      category: 'home_services',
      icon: null,
      names: inEach((language) => TAUGHT[language][at]!.name),
      cue_words: {},
      extra_questions: [],
      examples: inEach((language) => [...TAUGHT[language][at]!.examples]),
    })),
  );
}

/** Takes them out again. */
export function unteachTrades(): void {
  learnCatalogue([]);
}

/** The slug of the trade at a place of the lists. */
export function addedTrade(at: number): Profession {
  return professionOfId(FIRST_ADDED_ID + at) ?? 'handyman';
}

function inEach<Value>(of: (language: (typeof UNDERSTOOD_LANGUAGES)[number]) => Value) {
  return Object.fromEntries(UNDERSTOOD_LANGUAGES.map((language) => [language, of(language)]));
}
