import { useMemo } from 'react';
import { LANGUAGES_SPOKEN, type SpokenLanguage } from '#contract/professionals/spoken-languages.ts';
import { useLanguage } from './i18n.tsx';

/** Names of languages in the reader's own, capitalized and sorted. */
export function useSpokenLanguages() {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    const nameOf = (spoken: SpokenLanguage) => {
      const name = names.of(spoken) ?? spoken;
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
    };
    const all = LANGUAGES_SPOKEN.map((value) => ({ value, label: nameOf(value) }));
    return {
      nameOf,
      choices: all.toSorted((one, other) => one.label.localeCompare(other.label, language)),
    };
  }, [language]);
}
