import { parse } from 'csv-parse/sync';
import { type Line, MAX_LINE_LENGTH } from './lines.ts';

/** One row of the file. */
export interface CsvRecord {
  /** As an editor counts, from 1. */
  line: number;
  /** As a spreadsheet counts, from 1 with the header. */
  row: number;
  /** Null where it cannot be read. */
  fields: string[] | null;
  /** The reason; and the raw text, for the report. */
  broken: 'brokenQuotes' | 'rowTooLong' | null;
  text: string;
}

/** The most lines of a quoted cell; beyond, its closing quote is missing. */
const MAX_LINES = 100;

/**
 * Parses lines into rows. A quoted cell may hold delimiters, doubled quotes and line breaks. A
 * stray quote costs one line only, never what follows: a cell that is not closed within a hundred
 * lines, or closed by the quote of a later row, was not multi-line.
 */
export async function* readRecords(
  lines: AsyncIterator<Line>,
  delimiter: string,
  firstRow: number,
): AsyncGenerator<CsvRecord> {
  const ahead: Line[] = [];
  const peek = async (at: number): Promise<Line | undefined> => {
    while (ahead.length <= at) {
      const next = await lines.next();
      if (next.done) return undefined;
      ahead.push(next.value);
    }
    return ahead[at];
  };
  let row = firstRow;
  for (let line = await peek(0); line; line = await peek(0)) {
    const { fields, broken, taken } = line.text.includes('"')
      ? await readQuoted(line, peek, delimiter)
      : { fields: line.text.split(delimiter), broken: null, taken: 1 };
    ahead.splice(0, taken);
    const record = { line: line.number, row: row++, text: line.text };
    if (line.isTooLong) yield { ...record, fields: null, broken: 'rowTooLong' };
    else if (line.text.trim() !== '') yield { ...record, fields, broken };
  }
}

type Read = Pick<CsvRecord, 'fields' | 'broken'> & { taken: number };

async function readQuoted(
  first: Line,
  peek: (at: number) => Promise<Line | undefined>,
  delimiter: string,
): Promise<Read> {
  const broken: Read = { fields: null, broken: 'brokenQuotes', taken: 1 };
  let text = first.text;
  let taken = 1;
  let isOpen = hasOddQuotes(text);
  while (isOpen) {
    const next = taken < MAX_LINES ? await peek(taken) : undefined;
    if (!next || next.isTooLong || text.length > MAX_LINE_LENGTH) return broken;
    text += `\n${next.text}`;
    taken++;
    if (hasOddQuotes(next.text)) isOpen = false;
  }
  const fields = parseRecord(text, delimiter);
  return fields ? { fields, broken: null, taken } : broken;
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

/** The cells of one row, or null where its quotes are malformed. */
export function parseRecord(text: string, delimiter: string): string[] | null {
  try {
    // One row is parsed at a time, and its line breaks are those of its cells.
    const options = { delimiter, record_delimiter: '\0\0', relax_column_count: true };
    const records = parse(text, options);
    return records.length === 1 ? (records[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** A cell as one line, without what a terminal would take for orders. */
export function singleLine(cell: string): string {
  return cell.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
}
