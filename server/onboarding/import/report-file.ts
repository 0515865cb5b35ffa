import { open, rm } from 'node:fs/promises';
import { csvLine } from '#server/platform/csv.ts';
import type { ImportTexts } from './texts-shape.ts';
import type { ReportedRow } from './wording.ts';

export interface ReportFile {
  write(rows: readonly ReportedRow[]): Promise<void>;
  /** Removes the file where there was nothing to report. */
  close(): Promise<void>;
}

/** A CSV of refused rows, one line a problem, that a spreadsheet opens without asking. */
export async function openReport(
  path: string,
  { report }: ImportTexts,
  delimiter: string,
): Promise<ReportFile> {
  const file = await open(path, 'w');
  const { row, line, column, value, why, cure } = report;
  // By the mark Excel knows that this is UTF-8.
  await file.write(`\ufeff${csvLine([row, line, column, value, why, cure], delimiter)}`);
  let isEmpty = true;
  return {
    async write(rows) {
      isEmpty &&= rows.length === 0;
      const lines = rows.flatMap((refused) =>
        refused.problems.map((problem) =>
          csvLine(
            [
              String(refused.row),
              String(refused.line),
              problem.column,
              problem.value,
              problem.why,
              problem.cure,
            ],
            delimiter,
          ),
        ),
      );
      await file.write(lines.join(''));
    },
    async close() {
      await file.close();
      if (isEmpty) await rm(path);
    },
  };
}
