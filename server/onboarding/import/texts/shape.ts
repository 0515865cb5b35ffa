import type { importTextsEn } from './en.ts';

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
