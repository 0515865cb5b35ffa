/**
 * How people of one language say when, as patterns over folded text (lower case, no accents).
 * `aside` is time that asks for nothing (past, recurring, parts of the day) and is blanked out first;
 * `calm` says there is no hurry, wherever it stands; then `now` counts before `soon` before `later`.
 */
export type TimingPhrases = {
  readonly aside: readonly RegExp[];
  readonly calm: readonly RegExp[];
  readonly now: readonly RegExp[];
  readonly soon: readonly RegExp[];
  readonly later: readonly RegExp[];
};
