import { open, rm } from 'node:fs/promises';
import { csvLine } from '#server/platform/csv.ts';
import type { ImportTexts } from './texts/shape.ts';
import type { ReportedRow } from './describe-problems.ts';

export interface ReportFile {
  write(rows: readonly ReportedRow[]): Promise<void>;
  /** Removes the file where there was nothing to report. */
  close(): Promise<void>;
}

/** A CSV of refused rows, one line per problem, that a spreadsheet opens directly. */
export async function openReport(
  path: string,
  texts: ImportTexts,
  delimiter: string,
): Promise<ReportFile> {
  const file = await open(path, 'w');
  await file.write(reportHead(texts, delimiter));
  let isEmpty = true;
  return {
    async write(rows) {
      isEmpty &&= rows.length === 0;
      await file.write(reportLines(rows, delimiter));
    },
    async close() {
      await file.close();
      if (isEmpty) await rm(path);
    },
  };
}

/** The first line of a report. */
export function reportHead({ report }: ImportTexts, delimiter: string): string {
  const { row, line, column, value, why, cure } = report;
  // The byte order mark tells Excel that this is UTF-8.
  return `\ufeff${csvLine([row, line, column, value, why, cure], delimiter)}`;
}

/** The lines of refused rows, with formulas escaped. */
export function reportLines(rows: readonly ReportedRow[], delimiter: string): string {
  const lines = rows.flatMap(({ row, line, problems }) =>
    problems.map(({ column, value, why, cure }) =>
      csvLine([String(row), String(line), column, value, why, cure], delimiter),
    ),
  );
  return lines.join('');
}
