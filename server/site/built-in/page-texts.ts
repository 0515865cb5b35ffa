import type { Language } from '#contract/language.ts';
import type { PageContent, PageSlug } from '#contract/site.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The text of pages where the operator has published none: version 0. */
export const BUILT_IN: Readonly<Record<Language, Readonly<Record<PageSlug, PageContent>>>> = {
  en,
  fr,
  es,
};
