import type { BuiltInProfession, Profession } from '#contract/professionals/professions.ts';

/**
 * The words that speak for a profession in one language, as comma-separated phrases. `name` is the
 * trade itself and who practises it; `sure`, `likely` and `hint` are the work and the problems,
 * from strong to weak. A `*` matches any ending. Function words ("the", "de", "para") are ignored,
 * and up to two other words may stand inside a phrase.
 */
export type TradeCues = {
  readonly name: string;
  readonly sure: string;
  readonly likely: string;
  readonly hint: string;
};

/** What a message can be about: a profession, or something outside the catalogue. */
export type Subject = Profession | 'outside';

export type Lexicon = Readonly<Record<BuiltInProfession | 'outside', TradeCues>>;
