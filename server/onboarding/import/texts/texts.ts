import { inEachLanguage } from '#contract/in-each-language.ts';
import { importTextsEn } from './en.ts';
import { importTextsEs } from './es.ts';
import { importTextsFr } from './fr.ts';
import type { ImportTexts } from './shape.ts';

/** The texts of an import by language. */
export const IMPORT_TEXTS = inEachLanguage<ImportTexts>('server/onboarding/import', {
  en: importTextsEn,
  fr: importTextsFr,
  es: importTextsEs,
});

/** Interpolates the `{name}`s of a sentence. */
export function fillText(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
