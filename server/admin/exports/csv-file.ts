import type { FileAnswer } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import { csvLine } from '#server/platform/csv.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';

/** Spreadsheets take a file for UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvFile {
  /** What is listed: part of the file's name. */
  of: string;
  day: Date;
  columns: readonly string[];
  /** Read one after the other, each when the one before has been sent. */
  pages: AsyncIterable<readonly object[]>;
  language: Language;
}

/** A list as a CSV file that is written while it is sent: never more than a page of it in memory. */
export function csvFile({ of, day, columns, pages, language }: CsvFile): FileAnswer {
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `nearhand-${of}-${day.toISOString().slice(0, 10)}.csv`,
    inline: false,
    noStore: true,
    content: lines({ columns, pages, language }),
  };
}

async function* lines({
  columns,
  pages,
  language,
}: Pick<CsvFile, 'columns' | 'pages' | 'language'>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${BYTE_ORDER_MARK}${csvLine(columns)}`);
  for await (const rows of pages) {
    const text = rows.map((row) => csvLine(columns.map((name) => cellOf(row, name)))).join('');
    yield Buffer.from(localizeErased(text, language));
  }
}

function cellOf(row: object, name: string): string {
  const value: unknown = (row as Record<string, unknown>)[name];
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}
