import type { Language } from '#contract/language.ts';
import { en, type PageTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Language, PageTexts>> = { en, fr, es };

export function textsIn(language: Language): PageTexts {
  return TEXTS[language];
}
