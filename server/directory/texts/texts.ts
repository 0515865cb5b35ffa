import type { Language } from '#contract/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What the public pages say in a language. Numbers arrive as numbers, everything else as it is shown. */
export type PageTexts = typeof en;

const TEXTS: Readonly<Record<Language, PageTexts>> = { en, fr, es };

export function textsIn(language: Language): PageTexts {
  return TEXTS[language];
}
