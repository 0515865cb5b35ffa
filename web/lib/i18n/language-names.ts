import type { Language } from '#contract/language.ts';

/** Each language by the name that its speakers look for. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français (Québec)',
  es: 'Español',
};
