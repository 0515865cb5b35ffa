import { readRow, type Candidate, type RowSettings } from './read-row.ts';
import type { RefusedRow } from './problem.ts';
import { readRecords, type CsvRecord } from './records.ts';

/** A batch of rows stored in one transaction. */
export interface Batch {
  /** How many rows of the file come before it. */
  before: number;
  /** How many it has. */
  rows: number;
  /** Its last line, as an editor counts. */
  line: number;
  candidates: { record: CsvRecord; candidate: Candidate }[];
  refused: RefusedRow[];
}

const MAX_ROWS = 500;

/** The rows of a file in batches; one of them ends where the last run did, after `done` rows. */
export async function* readBatches(settings: RowSettings, done: number): AsyncGenerator<Batch> {
  const { sheet } = settings;
  let batch = emptyBatch(0);
  for await (const record of readRecords(sheet.lines, sheet.delimiter, sheet.firstRow)) {
    addRow(batch, record, settings);
    const behind = batch.before + batch.rows;
    if (batch.rows < MAX_ROWS && behind !== done) continue;
    yield batch;
    batch = emptyBatch(behind);
  }
  if (batch.rows > 0) yield batch;
}

function emptyBatch(before: number): Batch {
  return { before, rows: 0, line: 0, candidates: [], refused: [] };
}

function addRow(batch: Batch, record: CsvRecord, settings: RowSettings): void {
  const read = readRow(record, settings);
  batch.rows++;
  batch.line = record.line;
  if ('candidate' in read) batch.candidates.push({ record, candidate: read.candidate });
  else batch.refused.push({ row: record.row, line: record.line, problems: read.problems });
}
