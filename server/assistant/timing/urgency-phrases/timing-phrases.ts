/**
 * Patterns of one language for timing, over folded text (lower case, no accents). Matches of one
 * kind are blanked out before the next is searched, in the order below.
 */
export type TimingPhrases = {
  /** Times that say nothing of urgency: past, recurring, durations, opening hours. */
  readonly aside: readonly RegExp[];
  /** A time that is negated: "not today". */
  readonly dismissed: readonly RegExp[];
  /** No hurry. */
  readonly calm: readonly RegExp[];
  readonly now: readonly RegExp[];
  /** Dates of the calendar that contain a word of `soon`: "Saturday June 14". */
  readonly dated: readonly RegExp[];
  readonly soon: readonly RegExp[];
  readonly later: readonly RegExp[];
  /** Contradicts what came before: "no rush, but by Friday". */
  readonly but: RegExp;
};
