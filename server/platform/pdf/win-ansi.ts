/** What the standard fonts of PDF have beyond Latin-1 (WinAnsiEncoding). */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const REPLACED: Readonly<Record<string, string>> = {
  // The fonts have only the wide one.
  '\u202f': '\u00a0',
  '\u2212': '-',
  '\u2011': '-',
};

/** A text in the characters of PDF's standard fonts: accents of others fall away, the rest becomes "?". */
export function winAnsi(text: string): string {
  return Array.from(text.normalize('NFC'), drawable).join('');
}

function drawable(character: string): string {
  const replaced = REPLACED[character] ?? character;
  if (isDrawable(replaced)) return replaced;
  const bare = Array.from(replaced.normalize('NFKD')).filter(isDrawable).join('');
  return bare || '?';
}

function isDrawable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isLatin1 = (code >= 32 && code < 127) || (code >= 160 && code < 256) || character === '\n';
  return isLatin1 || BEYOND_LATIN_1.includes(character);
}
