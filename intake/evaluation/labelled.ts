import { existsSync, readFileSync } from 'node:fs';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Profession } from '#contract/professionals/professions.ts';

/** A labelled message; README.md describes the labels. */
export type Labelled = {
  readonly id: string;
  readonly lang: UnderstoodLanguage;
  readonly text: string;
  readonly profession: Profession | null;
  readonly location: string | null;
  readonly urgency: 'very-urgent' | 'soon' | 'not-urgent' | null;
  readonly hasDescription: boolean;
  readonly tags: readonly string[];
};

/**
 * `corpus` is older than the rules, `second` was written beside them by people who had not read
 * them, `slice` and `third` after they were frozen: no model has seen those two.
 */
export const SETS = ['corpus', 'second', 'slice', 'third'] as const;
export type LabelledSet = (typeof SETS)[number];
/** The sets that models are taught with. */
export const TAUGHT_SETS = ['corpus', 'second'] as const satisfies readonly LabelledSet[];

/** Whether models are taught with a set, so that judging it takes one that has not seen it. */
export function isTaught(set: LabelledSet): boolean {
  return TAUGHT_SETS.some((taught) => taught === set);
}

/** The file of a set in a language. */
export function labelledFile(set: LabelledSet, language: UnderstoodLanguage): URL {
  return new URL(`./${set}-${language}.jsonl`, import.meta.url);
}

/** The messages of a set in a language; empty where the set does not exist yet. */
export function readLabelled(set: LabelledSet, language: UnderstoodLanguage): Labelled[] {
  const file = labelledFile(set, language);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Labelled);
}
