/** A stretch of a text between two of its signs, in UTF-16 units, end excluded. */
export interface Clause {
  readonly start: number;
  readonly end: number;
}

const SIGN = /[.;!?\n\u2026]+(?=\s|$)|[,:()]\s|\s[-\u2013\u2014]\s/g;
/** "5 et demi", "tres y media" is one number. */
const JOINT = / (?:and|but|et|pis|mais|y|pero) (?!demie?s?\b|half\b|a half\b|medi[oa]\b)/g;

/** The clauses of a text: between signs, and where `and` or `but` joins two. */
export function clausesOf(folded: string): Clause[] {
  const cuts = [...folded.matchAll(SIGN), ...folded.matchAll(JOINT)]
    .map(({ index, 0: sign }) => ({ start: index, end: index + sign.length }))
    .toSorted((a, b) => a.start - b.start);
  const clauses: Clause[] = [];
  let start = 0;
  for (const cut of [...cuts, { start: folded.length, end: folded.length }]) {
    if (folded.slice(start, cut.start).trim() !== '') clauses.push({ start, end: cut.start });
    start = Math.max(start, cut.end);
  }
  return clauses;
}
