const LIGATURES: Readonly<Record<string, string>> = { œ: 'o', æ: 'e', ß: 's', ø: 'o', ł: 'l' };
const APOSTROPHES = /[’‘ʼ´`]/;
const BEYOND_ASCII = /[^ -~]/g;
const BEYOND_LATIN = /[^\0-\u00ff]/;
/** Replaces half an emoji or another picture: by Unicode it is a pictograph too. */
const PICTURE_STAND_IN = '®';
const PUNCTUATION: Readonly<Record<string, string>> = {
  '\u2026': '.',
  '\u2014': ';',
  '\u2011': '-',
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u202f': ' ',
};
const foldedUnits = new Map<string, string>();

/**
 * Normalizes a text to lower case without accents, one UTF-16 unit for one: an index into the
 * folded text is an index into the text. Typographic apostrophes and quotes become the plain ones.
 */
export function fold(text: string): string {
  const folded = text
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(BEYOND_ASCII, foldUnit);
  return BEYOND_LATIN.test(folded) ? folded : inOneByte(folded);
}

/**
 * The same text as a one-byte string: for two-byte strings the engine compiles every pattern again.
 */
function inOneByte(latin: string): string {
  return Buffer.from(latin, 'latin1').toString('latin1');
}

function foldUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = plainForm(unit);
  foldedUnits.set(unit, folded);
  return folded;
}

function plainForm(unit: string): string {
  if (APOSTROPHES.test(unit)) return "'";
  if (isPicture(unit.charCodeAt(0))) return PICTURE_STAND_IN;
  return PUNCTUATION[unit] ?? withoutAccent(unit);
}

/** Surrogates, symbols, arrows and stars, joiners and variation selectors. */
function isPicture(code: number): boolean {
  return (
    (code >= 0xd800 && code <= 0xdfff) ||
    (code >= 0x2300 && code <= 0x23ff) ||
    (code >= 0x2600 && code <= 0x27bf) ||
    (code >= 0x2b00 && code <= 0x2bff) ||
    code === 0x200d ||
    code === 0xfe0f
  );
}

function withoutAccent(unit: string): string {
  const lower = unit.toLowerCase();
  const plain = LIGATURES[lower] ?? lower.normalize('NFD').charAt(0);
  return plain.length === 1 ? plain : unit;
}
