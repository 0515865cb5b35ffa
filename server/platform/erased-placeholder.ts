import type { Language } from '#contract/language.ts';

/**
 * What is stored where an erased person's name or words were: one character that says nothing in no
 * language. It becomes words only for a reader, in theirs.
 */
export const ERASED_NAME = '\uF8E0';
export const ERASED_TEXT = '\uF8E1';

const PLACEHOLDER_TEXTS: Record<Language, { name: string; text: string }> = {
  en: { name: 'Deleted account', text: 'Deleted with the account.' },
  fr: { name: 'Compte supprimé', text: 'Supprimé avec le compte.' },
  es: { name: 'Cuenta eliminada', text: 'Se eliminó con la cuenta.' },
};

/** Whether a text holds what stands for erased words: nobody may type that. */
export function isErasedPlaceholder(text: string): boolean {
  return text.includes(ERASED_NAME) || text.includes(ERASED_TEXT);
}

/** A text, or JSON, for a reader of this language. */
export function localizeErased(text: string, language: Language): string {
  const { name, text: words } = PLACEHOLDER_TEXTS[language];
  return text.replaceAll(ERASED_NAME, name).replaceAll(ERASED_TEXT, words);
}
