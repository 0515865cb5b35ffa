import type { importTextsEn } from './en.ts';

/** Why a row is refused and the fix. `about` is the valid range, or a similar name. */
export interface ProblemText {
  why: string;
  /** `{about}` is replaced by a similar name; without one the sentence is left out. */
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
