import type { FileAnswer } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { ExtraAnswers } from '#contract/requests/leads.ts';
import { answerInWords } from '#contract/requests/need-in-words.ts';
import { csvLine } from '#server/platform/csv.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';

/** With this byte order mark spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvFile {
  /** What is listed: part of the file name. */
  of: string;
  day: Date;
  columns: readonly string[];
  /** Read lazily, each when the previous one has been sent. */
  pages: AsyncIterable<readonly object[]>;
  language: Language;
}

/** Streams a list as a CSV file: never more than one page of it in memory. */
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
  if (Array.isArray(value)) return value.map(partOf).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

function partOf(value: unknown): string {
  return isAnswer(value) ? answerInWords(value) : String(value);
}

function isAnswer(value: unknown): value is ExtraAnswers[number] {
  return typeof value === 'object' && value !== null && 'question' in value && 'answer' in value;
}
