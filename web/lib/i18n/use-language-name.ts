import { useLocale } from 'use-intl';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';

/** Names a language for the reader: an understood one by its text, any other as the browser does. */
export function useLanguageName(
  nameOf: (language: UnderstoodLanguage) => string,
): (code: string) => string {
  const locale = useLocale();
  return (code) => {
    const understood = UNDERSTOOD_LANGUAGES.find((language) => language === code);
    if (understood) return nameOf(understood);
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  };
}
