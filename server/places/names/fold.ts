const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Most of what is looked up is the words of a folded message. */
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * Normalizes a place name for comparison: lower case, no accents, words separated by one space, St
 * and Ste written out. Lines stay lines, so a whole gazetteer folds in one call. Idempotent.
 */
export function foldName(text: string): string {
  const letters = FOLDED.test(text) ? text : foldLetters(text);
  return letters
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .replace(/\bft\b/g, 'fort');
}

function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter)
    .replace(/['’`ʼ‘]s\b/g, 's')
    .replace(/[^a-z0-9\n]+/g, ' ')
    .replace(/^ +| +$/gm, '');
}
