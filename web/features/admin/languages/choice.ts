import type { LanguagesSettings } from '#contract/admin/site-languages.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';

/** Languages being edited, as they are sent. */
export type Choice = Pick<LanguagesSettings, 'offered' | 'defaultLanguage'> & { basedOn: number };

export function choiceOf({ version, offered, defaultLanguage }: LanguagesSettings): Choice {
  return { basedOn: version, offered, defaultLanguage };
}

/** With a language offered or not; where it was the default, the first of the others is. */
export function withLanguage(choice: Choice, language: Language, isOffered: boolean): Choice {
  const offered = LANGUAGES.filter((one) =>
    one === language ? isOffered : choice.offered.includes(one),
  );
  const [first = choice.defaultLanguage] = offered;
  const site = { offeredLanguages: offered, defaultLanguage: first };
  return { ...choice, offered, defaultLanguage: readerLanguage(site, choice.defaultLanguage) };
}

/** How many people chose a language. */
export function countOf({ people }: Pick<LanguagesSettings, 'people'>, language: Language): number {
  return people.find((one) => one.language === language)?.count ?? 0;
}
