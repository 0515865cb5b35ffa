import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import { en, type PageTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const TEXTS = inEachLanguage<PageTexts>('server/directory/pages', { en, fr, es });

export function textsIn(language: Language): PageTexts {
  return TEXTS[language];
}
