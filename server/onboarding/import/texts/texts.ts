import type { Language } from '#contract/language.ts';
import { importTextsEn } from './en.ts';
import { importTextsEs } from './es.ts';
import { importTextsFr } from './fr.ts';
import type { ImportTexts } from './shape.ts';

/** The texts of an import by language. */
export const IMPORT_TEXTS: Readonly<Record<Language, ImportTexts>> = {
  en: importTextsEn,
  fr: importTextsFr,
  es: importTextsEs,
};

/** Interpolates the `{name}`s of a sentence. */
export function fillText(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
