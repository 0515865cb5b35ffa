/**
 * The words of one language for dates, folded, each group by what it stands for. A phrase of several
 * words is written with spaces; phrases are divided by "|".
 */
export type DateWords = {
  /** Monday first, all spellings of a day. */
  readonly weekdays: readonly string[];
  /** Spellings of weekdays that mean something else too ("sun"), Monday first. */
  readonly shortWeekdays: readonly string[];
  /** January first. */
  readonly months: readonly string[];
  /** Months that mean something else too ("may"). */
  readonly unsureMonths: Readonly<Record<string, number>>;
  /** The numbers from 1 on. */
  readonly numbers: string;
  readonly holidays: Readonly<Record<string, string>>;
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfterTomorrow: string;
  readonly day: string;
  readonly week: string;
  /** Before a day: the same day a week later. */
  readonly weekFrom?: string;
  readonly weekend: string;
  readonly month: string;
  readonly a: string;
  readonly the: string;
  readonly this: string;
  /** The next one from today. */
  readonly coming: string;
  /** The one of the next week or month. */
  readonly next: string;
  /** Before a deadline. */
  readonly by: string;
  /** The same with the article in it. */
  readonly byThe: string;
  /** Behind a length of time that is a deadline. */
  readonly atMost: string;
  readonly in: string;
  readonly within: string;
  /** Before a length of time that is left: "I have 20 days to answer". */
  readonly have: string;
  readonly on: string;
  /** Beside a day, it is past. */
  readonly past: string;
  readonly after: string;
  readonly and: string;
  readonly to: string;
  readonly between: string;
  readonly ordinalOne: string;
  readonly not: string;
  readonly early: string;
  readonly mid: string;
  readonly end: string;
  readonly half: string;
  /** Transparent words: "of". */
  readonly of: string;
  readonly partOfDay: string;
  /** May follow a day without a month: "the 12th is fine". */
  readonly mayFollow: string;
  /** May close what is said behind an ordinal: "the 13th, sorry". */
  readonly closing?: string;
};
