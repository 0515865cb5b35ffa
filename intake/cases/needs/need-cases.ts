import type { Profession } from '#contract/professionals/professions.ts';

export type NeedCases = {
  /** Messages with two needs, in either order of importance. */
  readonly two: readonly (readonly [message: string, one: Profession, other: Profession])[];
  /** Messages that name a second trade without needing it. */
  readonly one: readonly string[];
};
