import { readFileSync } from 'node:fs';
import type { UnderstoodLanguage } from '#contract/language.ts';

export type DescriptionLesson = { readonly text: string; readonly told: boolean };

const TOLD = '+ ';

/** Short everyday messages, each labelled as describing a job (`+`) or not (`-`). */
export function readDescriptionLessons(language: UnderstoodLanguage): DescriptionLesson[] {
  const file = new URL(`./description-lessons/${language}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => ({ text: line.slice(TOLD.length), told: line.startsWith(TOLD) }));
}
