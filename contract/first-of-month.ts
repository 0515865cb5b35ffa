/**
 * A date as a locale writes it, with the first of a month as French does: "1er décembre" where
 * formatting says "1 décembre", in a span of days too.
 */
export function withFirstOfMonth(date: string, locale: string): string {
  return locale.startsWith('fr') ? date.replaceAll(FIRST, '1er') : date;
}

/** Before the name of a month, which no hour is: "1 h 30". */
const FIRST = /\b1(?=( ?– ?\d+)?\s\p{L}{3})/gu;
