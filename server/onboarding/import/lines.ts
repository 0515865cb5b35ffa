/** A line as an editor shows it, without its line break. */
export interface Line {
  /** From 1. */
  number: number;
  text: string;
  /** Whether it exceeds the maximum length; then `text` is its beginning. */
  isTooLong: boolean;
}

export const MAX_LINE_LENGTH = 100_000;

/** Splits a streamed text into lines, ended by CR LF, LF or CR. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  let beginning: string | null = null;
  const lineOf = (text: string): Line => {
    const whole = beginning ?? text;
    const isTooLong = beginning !== null || text.length > MAX_LINE_LENGTH;
    beginning = null;
    return {
      number: ++number,
      text: isTooLong ? whole.slice(0, MAX_LINE_LENGTH) : whole,
      isTooLong,
    };
  };
  for await (const piece of pieces) {
    const text = rest + piece;
    // A CR at the end of a chunk may be half of a line break.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + text.slice(end);
    for (const line of lines) yield lineOf(line);
    if (rest.length > MAX_LINE_LENGTH) {
      beginning ??= rest.slice(0, MAX_LINE_LENGTH);
      rest = rest.endsWith('\r') ? '\r' : '';
    }
  }
  const last = rest.replace(/\r$/, '');
  if (last !== '' || beginning !== null) yield lineOf(last);
}
