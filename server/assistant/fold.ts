const LIGATURES: Readonly<Record<string, string>> = { œ: 'o', æ: 'e', ß: 's', ø: 'o', ł: 'l' };
const APOSTROPHES = /[’‘ʼ´`]/;

/**
 * The text without case and accents, one UTF-16 unit for one: an index into the folded text is an
 * index into the text. Typographic apostrophes become the plain one.
 */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldUnit(text.charAt(index));
  return folded;
}

function foldUnit(unit: string): string {
  if (unit <= '\u007f') return unit.toLowerCase();
  if (APOSTROPHES.test(unit)) return "'";
  const lower = unit.toLowerCase();
  const plain = LIGATURES[lower] ?? lower.normalize('NFD').charAt(0);
  return plain.length === 1 ? plain : unit;
}
