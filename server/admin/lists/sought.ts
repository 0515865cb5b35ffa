/** What somebody looks for, ready to be compared. */
export interface Sought {
  /** For LIKE: what was typed, with nothing in it that LIKE takes for a wildcard. */
  pattern: string;
  /** The same for people, whose phone is kept without the signs that are typed between its digits. */
  ofPeople: string;
  /** Too short for the trigrams of an index: only beginnings of names are compared. */
  isShort: boolean;
  /** The ids that begin like this, where it looks like the beginning of one. */
  ids: { from: string; to: string } | undefined;
}

/** Understands what was typed into a search field; undefined where nothing was. */
export function soughtOf(typed: string | undefined): Sought | undefined {
  if (!typed) return undefined;
  const isShort = !/[\p{L}\p{N}]{3}/u.test(typed);
  const around = (words: string) => `${isShort ? '' : '%'}${escaped(words)}%`;
  return {
    pattern: around(typed),
    ofPeople: around(asPhone(typed) ?? typed),
    isShort,
    ids: idsBeginning(typed),
  };
}

function escaped(words: string): string {
  return words.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The digits of what can only be a phone number, or a part of one. */
function asPhone(typed: string): string | undefined {
  if (!/^[\d\s().+-]+$/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  return digits.length >= 3 ? digits : undefined;
}

const LEAST_OF_AN_ID = 8;
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

function idsBeginning(typed: string): Sought['ids'] {
  const begun = typed.toLowerCase();
  if (begun.length < LEAST_OF_AN_ID) return undefined;
  const filled = (rest: string) =>
    begun + '00000000-0000-0000-0000-000000000000'.slice(begun.length).replaceAll('0', rest);
  return ID.test(filled('0')) ? { from: filled('0'), to: filled('f') } : undefined;
}
