/** A line of a stream of text, without its end; null where it is longer than is read. */
export interface TextLine {
  text: string | null;
  /** From 1. */
  line: number;
}

const MAX_LINE = 4_000_000;

/** The lines of a stream of text; holds one at a time, and none of more than four million characters. */
export async function* textLines(texts: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let line = 1;
  let rest = '';
  let isTooLong = false;
  for await (const text of texts) {
    const [first = '', ...lines] = text.split('\n');
    rest += first;
    if (rest.length > MAX_LINE) [isTooLong, rest] = [true, ''];
    for (const next of lines) {
      yield { text: isTooLong ? null : rest, line };
      line++;
      rest = next;
      isTooLong = next.length > MAX_LINE;
    }
  }
  if (rest !== '' || isTooLong) yield { text: isTooLong ? null : rest, line };
}
