import type { UnderstoodLanguage } from '#contract/language.ts';

/** A reply before a mail program puts it into a mail. */
export interface Written {
  language: UnderstoodLanguage;
  words: string;
  /** The signature that somebody set up, with the line before it; null without. */
  signature: { mark: string; lines: string } | null;
  /** The mail that is answered. */
  quoted: { text: string; html: string; subject: string; to: string };
  from: { name: string; address: string };
}

/** The parts of a mail as a program writes them; HTML alone where there is no text. */
export interface Parts {
  text?: string;
  html?: string;
  isFlowed?: boolean;
}

/** A mail program, by the name in a report. */
export type Program = readonly [name: string, write: (written: Written) => Parts];

/** Each line of a quoted text marked. */
export const marked = (text: string, mark = '> ') =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? mark.trimEnd() : mark + line))
    .join('\n');

/** Words and signature, as text. */
export const own = ({ words, signature }: Written) =>
  signature ? `${words}\n\n${signature.mark}\n${signature.lines}` : words;

/** A text as HTML, each line in an element. */
export const lined = (text: string, tag = 'div', attributes = '') =>
  text
    .split('\n')
    .map((line) => `<${tag}${attributes}>${line === '' ? '<br>' : escaped(line)}</${tag}>`)
    .join('');

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines of at most so many characters, as programs wrap them. */
export function wrapped(text: string, width = 76): string {
  return text
    .split('\n')
    .map((line) => {
      const rows: string[] = [];
      let row = '';
      for (const word of line.split(' ')) {
        if (row !== '' && row.length + 1 + word.length > width) {
          rows.push(row);
          row = word;
        } else row = row === '' ? word : `${row} ${word}`;
      }
      return [...rows, row].join('\n');
    })
    .join('\n');
}
