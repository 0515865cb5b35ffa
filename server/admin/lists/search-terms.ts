/** A parsed search text. */
export interface SearchTerms {
  /** As it was typed. */
  typed: string;
  /** Terms that a row must all hold; empty where too little was typed. */
  terms: readonly Term[];
  /** Runs of letters and digits that trigrams can find, lower case, without accents. */
  pieces: readonly string[];
  /** The range and ending of ids, where the text looks like the beginning of one. */
  ids: { from: string; to: string; ends: string } | undefined;
  /** Whether it is a whole id or phone number: hardly a row matches. */
  isWhole: boolean;
}

/** A word, or a phone number as it is stored: without separators. */
export interface Term {
  word: string;
  phone: string | undefined;
}

/**
 * Parses the text of a search field; undefined where it is empty. Without three letters or digits
 * in a row it is too short for trigrams: then only beginnings of names are compared.
 */
export function parseSearchTerms(typed: string | undefined): SearchTerms | undefined {
  if (!typed?.trim()) return undefined;
  const [begins, ends = ''] = partsOfId(typed);
  const isId = ID.test(begins) || ends !== '';
  const terms = isId ? [] : termsOf(typed);
  const pieces = [...new Set(terms.flatMap(piecesOf))];
  return {
    typed,
    terms: pieces.length > 0 ? terms : [],
    pieces,
    ids: idsBetween(begins, ends),
    isWhole: isId || terms.some(isWholePhone),
  };
}

/** Beyond this many words the rest counts as one. */
const MAX_TERMS = 8;

/** A phone is one term however its digits are spaced. */
function termsOf(typed: string): Term[] {
  const phone = asPhone(typed);
  if (phone !== undefined) return [{ word: typed, phone }];
  const words = typed.trim().split(/\s+/);
  const rest = words.slice(MAX_TERMS - 1).join(' ');
  return [...words.slice(0, MAX_TERMS - 1), rest]
    .filter(Boolean)
    .map((word) => ({ word, phone: undefined }));
}

/** The digits of a text that can only be a phone number, or part of one. */
function asPhone(typed: string): string | undefined {
  if (!/^[\d\s().+-]+$/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  return digits.length >= 3 ? digits : undefined;
}

/**
 * Only the accents that SQL's `folded()` removes as well: a piece must occur in the folded text.
 */
const ACCENTED = /[éèêëàáâãçîïíñôóöùúûü]/g;

const DIGITS_OF_A_PHONE = 10;

function isWholePhone({ phone = '' }: Term): boolean {
  return phone.length >= DIGITS_OF_A_PHONE;
}

/** So short a run is frequent, unless the characters around it mark the start or end of a word. */
const MAX_SHORT_PIECE = 5;

function piecesOf({ word, phone }: Term): string[] {
  const small = word
    .toLowerCase()
    .replaceAll(ACCENTED, (letter) => letter.normalize('NFD').charAt(0));
  const searched = phone ?? small;
  return Array.from(searched.matchAll(/[a-z\d]{3,}/g), ({ 0: run, index }) =>
    run.length > MAX_SHORT_PIECE
      ? run
      : searched.slice(Math.max(0, index - 1), index + run.length + 1),
  );
}

const MIN_ID_PREFIX = 8;
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Beginning and end of an id shortened by the panel ("01a21073…e17ef5"), or a beginning alone. */
function partsOfId(typed: string): [begins: string, ends?: string] {
  const normalized = typed.trim().toLowerCase();
  const [, begins, ends] = /^([\da-f]{8})(?:…|\.{3})\s*([\da-f]{4,12})$/.exec(normalized) ?? [];
  return begins !== undefined && ends !== undefined ? [begins, ends] : [normalized];
}

function idsBetween(prefix: string, ends: string): SearchTerms['ids'] {
  if (prefix.length < MIN_ID_PREFIX) return undefined;
  const filled = (rest: string) =>
    prefix + '00000000-0000-0000-0000-000000000000'.slice(prefix.length).replaceAll('0', rest);
  return ID.test(filled('0')) ? { from: filled('0'), to: filled('f'), ends } : undefined;
}
