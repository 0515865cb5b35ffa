import { PROFESSIONS, type Profession } from '#contract/professionals/professions.ts';
import type { Subject } from '../lexicon/trade-cues.ts';

/** What a message can be about: a profession, nothing in particular, or something else. */
export const CLASSES: readonly (Subject | 'none')[] = [...PROFESSIONS, 'none', 'outside'];
export const NONE = PROFESSIONS.length;
export const OUTSIDE = PROFESSIONS.length + 1;

/** The profession of a class, null when it is none. */
export function professionOf(number: number): Profession | null {
  return PROFESSIONS[number] ?? null;
}

/** The index of the class of a subject. */
export function classOf(subject: Subject): number {
  return CLASS_NUMBERS.get(subject) ?? NONE;
}

/** Whether the model knows a subject: it does not know trades an operator added. */
export function isClass(subject: Subject): boolean {
  return CLASS_NUMBERS.has(subject);
}

const CLASS_NUMBERS: ReadonlyMap<string, number> = new Map(
  CLASSES.map((name, number) => [name, number]),
);
