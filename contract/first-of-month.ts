/**
 * A French date with its first of a month as it is written: "1er décembre" where formatting says
 * "1 décembre", in a span of days too. Dates of other languages stay as they are.
 */
export function withFirstOfMonth(date: string): string {
  return date.replaceAll(FIRST, '1er');
}

const FIRST =
  /(?<!\d)1(?=(?:\s?–\s?\d{1,2})?\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/gu;
