/**
 * Formats a date of a locale, with the first of a month as in French: "1er décembre" where
 * formatting gives "1 décembre", also in ranges.
 */
export function withFirstOfMonth(date: string, locale: string): string {
  return locale.startsWith('fr') ? date.replaceAll(FIRST, '1er') : date;
}

/** Before the name of a month, not of an hour: "1 h 30". */
const FIRST = /\b1(?=( ?– ?\d+)?\s\p{L}{3})/gu;
