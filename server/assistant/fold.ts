const LIGATURES: Readonly<Record<string, string>> = { œ: 'o', æ: 'e', ß: 's', ø: 'o', ł: 'l' };
const APOSTROPHES = /[’‘ʼ´`]/;
const BEYOND_ASCII = /[^ -~]/g;
const foldedUnits = new Map<string, string>();

/**
 * The text without case and accents, one UTF-16 unit for one: an index into the folded text is an
 * index into the text. Typographic apostrophes become the plain one.
 */
export function fold(text: string): string {
  return text
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(BEYOND_ASCII, foldUnit);
}

function foldUnit(unit: string): string {
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = APOSTROPHES.test(unit) ? "'" : withoutAccent(unit);
  foldedUnits.set(unit, folded);
  return folded;
}

function withoutAccent(unit: string): string {
  const lower = unit.toLowerCase();
  const plain = LIGATURES[lower] ?? lower.normalize('NFD').charAt(0);
  return plain.length === 1 ? plain : unit;
}
