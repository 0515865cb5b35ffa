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
  /** The numbers from 1 on, and the ordinals; spellings of one are divided by "/". */
  readonly numbers: string;
  readonly ordinals: string;
  /** Spring first. */
  readonly seasons: readonly string[];
  /** Feasts by their names, each as `feasts.ts` reads it; with the codes of its words where its name means more. */
  readonly feasts: Readonly<Record<string, string>>;
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfterTomorrow: string;
  readonly day: string;
  readonly week: string;
  /** Lengths of time with what counts them from a day on. */
  readonly weekFrom?: string;
  readonly daysFrom?: string;
  readonly monthsFrom?: string;
  readonly fortnight?: string;
  /** Before a day: the one before it, or after it. */
  readonly eve: string;
  readonly dayAfter: string;
  readonly weekend: string;
  readonly thisWeekend?: string;
  readonly month: string;
  readonly a: string;
  readonly the: string;
  readonly this: string;
  /** The next one from today. */
  readonly coming: string;
  /** The one of the next week or month. */
  readonly next: string;
  /** Before the end of a stretch of time, or a deadline. */
  readonly until: string;
  /** Before a deadline. */
  readonly by: string;
  /** The same with the article in it. */
  readonly byThe?: string;
  /** Behind a length of time that is a deadline. */
  readonly atMost: string;
  readonly in: string;
  readonly within: string;
  /** Before a length of time that is left: "I have 20 days to answer". */
  readonly have: string;
  readonly on: string;
  /** The same with the article in it. */
  readonly onThe?: string;
  /** Before a day, it is past unless it is yet to come: "desde el 5". */
  readonly since?: string;
  /** Before a day that another takes the place of: "change it from Friday to Sunday". */
  readonly swaps: string;
  /** Beside a day, it is past. */
  readonly past: string;
  /** Tells a story: a date behind it that is a year ahead was meant of this year. */
  readonly pastVerb: string;
  readonly after: string;
  readonly and: string;
  readonly to: string;
  readonly between: string;
  /** The last one of a month; without a month, it is past. */
  readonly last: string;
  readonly each: string;
  /** The one after the one that is denied: "not this Saturday, the one after". */
  readonly other: string;
  readonly not: string;
  /** Before what is meant instead of the date before it: "make it Sunday". */
  readonly rather: string;
  readonly early: string;
  readonly mid: string;
  readonly end: string;
  readonly half: string;
  /** Transparent words: "of". */
  readonly of: string;
  readonly partOfDay: string;
  /** Behind days, they come again and again: "Tuesday mornings". */
  readonly partsOfDays: string;
  /** What is counted by a number that is no day: "Saturday 5 people". */
  readonly counted: string;
  /** Before a name that may be a date: "calle 20 de noviembre". */
  readonly street: string;
  /** May follow a day without a month: "the 12th is fine". */
  readonly mayFollow: string;
  /** May close what is said behind an ordinal: "the 13th, sorry". */
  readonly closing?: string;
};
