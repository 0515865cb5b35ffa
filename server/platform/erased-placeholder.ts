import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';

/**
 * A placeholder stored instead of an erased person's name or words: one private-use character,
 * independent of language. It is localized for each reader.
 */
export const ERASED_NAME = '\uF8E0';
export const ERASED_TEXT = '\uF8E1';

export const PLACEHOLDER_TEXTS = inEachLanguage<{ name: string; text: string }>(
  'server/platform/erased',
  {
    en: { name: 'Deleted account', text: 'Deleted with the account.' },
    fr: { name: 'Compte supprimé', text: 'Supprimé avec le compte.' },
    es: { name: 'Cuenta eliminada', text: 'Se eliminó con la cuenta.' },
  },
);

/** Whether a text contains the placeholder: nobody may type it. */
export function isErasedPlaceholder(text: string): boolean {
  return text.includes(ERASED_NAME) || text.includes(ERASED_TEXT);
}

/** Localizes the placeholder in a text, or JSON. */
export function localizeErased(text: string, language: Language): string {
  const { name, text: words } = PLACEHOLDER_TEXTS[language];
  return text.replaceAll(ERASED_NAME, name).replaceAll(ERASED_TEXT, words);
}
