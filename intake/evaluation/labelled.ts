import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';

/** A message with what a careful reader reads in it; README.md says how it is labelled. */
export type Labelled = {
  readonly id: string;
  readonly lang: Language;
  readonly text: string;
  readonly profession: Profession | null;
  readonly location: string | null;
  readonly urgency: 'very-urgent' | 'soon' | 'not-urgent' | null;
  readonly hasDescription: boolean;
  readonly tags: readonly string[];
};

/**
 * `corpus` was there before the rules, `second` written beside them by people who had not read them,
 * `slice` after they were frozen: nothing is tuned on it.
 */
export const SETS = ['corpus', 'second', 'slice'] as const;
export type LabelledSet = (typeof SETS)[number];

/** The file that holds a set in a language. */
export function labelledFile(set: LabelledSet, language: Language): URL {
  return new URL(`./${set}-${language}.jsonl`, import.meta.url);
}

/** The messages of a set in a language; none where the set is not there yet. */
export function readLabelled(set: LabelledSet, language: Language): Labelled[] {
  const file = labelledFile(set, language);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Labelled);
}
