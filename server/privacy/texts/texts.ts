import { inEachLanguage } from '#contract/in-each-language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ExportTexts } from './export-texts.ts';
import { fr } from './fr.ts';

export const texts = inEachLanguage<ExportTexts>('server/privacy/export', { en, fr, es });
