/**
 * How people of one language say when, as patterns over folded text (lower case, no accents).
 * What one kind has found is blanked out before the next is searched, in the order below.
 */
export type TimingPhrases = {
  /** Time that asks for nothing: past, recurring, durations, opening hours. */
  readonly aside: readonly RegExp[];
  /** A time that is named to say that it is not that one: "not today". */
  readonly dismissed: readonly RegExp[];
  /** There is no hurry. */
  readonly calm: readonly RegExp[];
  readonly now: readonly RegExp[];
  /** Dates of the calendar that hold a word of `soon`: "Saturday June 14". */
  readonly dated: readonly RegExp[];
  readonly soon: readonly RegExp[];
  readonly later: readonly RegExp[];
  /** Turns what was said before: "no rush, but by Friday". */
  readonly but: RegExp;
};
