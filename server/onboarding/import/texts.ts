import type { Language } from '#contract/language.ts';
import { importTextsEn } from './texts-en.ts';
import { importTextsEs } from './texts-es.ts';
import { importTextsFr } from './texts-fr.ts';

/** Why a row is refused and what to do about it. `about` is what would be right, or what comes close. */
export interface ProblemText {
  why: string;
  /** `{about}` stands for what comes close; the sentence without it where nothing does. */
  cure: string;
  cureAbout?: string;
}

type TextsOf<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : TextsOf<Texts[Key]>;
};
export type ImportTexts = Omit<TextsOf<typeof importTextsEn>, 'problems'> & {
  problems: Readonly<Record<ProblemCode, ProblemText>>;
};
export type ProblemCode = keyof typeof importTextsEn.problems;
export type StopCode = keyof typeof importTextsEn.stops;

/** All that an import says, in the operator's language. */
export const IMPORT_TEXTS: Readonly<Record<Language, ImportTexts>> = {
  en: importTextsEn,
  fr: importTextsFr,
  es: importTextsEs,
};

/** A sentence with its `{name}`s filled in. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
