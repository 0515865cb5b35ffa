import type { Language } from '#contract/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ExportTexts } from './export-texts.ts';
import { fr } from './fr.ts';

export const texts = { en, fr, es } satisfies Record<Language, ExportTexts>;
