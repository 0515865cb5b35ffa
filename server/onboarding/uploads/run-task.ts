import { readerLanguage } from '#contract/reader-language.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { JobAttempt } from '#server/platform/jobs/attempt.ts';
import type { Platform } from '#server/platform/platform.ts';
import { importProfessionals, type ImportOutcome } from '../import/import-professionals.ts';
import { reportHead, reportLines } from '../import/report-file.ts';
import type { ColumnPlaces } from '../import/sheet.ts';
import { ImportStopped } from '../import/import-stopped.ts';
import { IMPORT_TEXTS } from '../import/texts/texts.ts';
import type { ReportedRow } from '../import/describe-problems.ts';
import { basisOf, stopOf } from './present.ts';
import { openPieces, readPieces } from './pieces.ts';
import { findUpload, updateUploadOfRun, type UploadRow } from './queries-uploads.ts';

/** How many problems are shown; all are in the report. */
const SHOWN = 100;

/**
 * Runs a check or import of a list, resuming an interrupted attempt. Runs as a job: aborted by
 * `signal` it throws, so that it is retried.
 */
export async function runImportTask(
  platform: Platform,
  asked: { uploadId: string; run: number },
  { isLast, signal }: Pick<JobAttempt, 'isLast' | 'signal'>,
  afterImport: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { db } = platform;
  const row = await findUpload(db, asked.uploadId);
  if (row?.run !== asked.run || row.state === 'done' || row.state === 'stopped') return;
  try {
    await updateUploadOfRun(db, row, { state: 'working', changed_at: platform.clock.now() });
    const { pieces, outcome, problems } = await runTask(platform, row, signal, afterImport);
    if (outcome.state === 'interrupted' || signal.aborted) throw new Error('broken off');
    await updateUploadOfRun(db, row, {
      ...doneOf(outcome),
      problems: JSON.stringify(problems),
      report_pieces: pieces,
      changed_at: platform.clock.now(),
    });
  } catch (error) {
    const isOurs = !(error instanceof ImportStopped);
    if (isOurs && !isLast) throw error;
    const stop = isOurs ? 'failed' : stopOf(error);
    if (isOurs) platform.log.error({ err: error }, 'a list could not be taken in');
    const changed_at = platform.clock.now();
    await updateUploadOfRun(db, row, { state: 'stopped', stop, changed_at });
  }
}

async function runTask(
  platform: Platform,
  row: UploadRow,
  signal: AbortSignal,
  afterImport: (tx: Tx) => Promise<void>,
) {
  const teller = makeProgressReporter(platform, row, signal);
  const outcome = await importProfessionals(platform, orderOf(platform, row), teller, afterImport);
  return { outcome, ...(await teller.end()) };
}

function orderOf({ config, files }: Platform, row: UploadRow) {
  const { id, pieces } = row;
  if (pieces === null) throw new ImportStopped('noFile');
  return {
    file: { name: row.file_name, chunks: () => readPieces(files, id, 'list', pieces) },
    language: readerLanguage(config, row.language),
    map: row.columns as ColumnPlaces,
    basis: basisOf(row.lawful_basis),
    source: row.source,
    dryRun: row.task === 'check',
    again: row.again,
  };
}

/** Stores the progress, and collects problems. */
function makeProgressReporter(
  { config, db, files, clock }: Platform,
  row: UploadRow,
  signal: AbortSignal,
) {
  const texts = IMPORT_TEXTS[readerLanguage(config, row.language)];
  const report = openPieces(files, row.id, 'report');
  const problems: ReturnType<typeof flat> = [];
  let delimiter = ',';
  let isEmpty = true;
  return {
    signal,
    async onBegin(begun: { delimiter: string }) {
      delimiter = begun.delimiter;
    },
    async onRefused(rows: readonly ReportedRow[]) {
      if (isEmpty) await report.write(Buffer.from(reportHead(texts, delimiter)));
      isEmpty = false;
      await report.write(Buffer.from(reportLines(rows, delimiter)));
      if (problems.length < SHOWN) problems.push(...flat(rows));
    },
    async onProgress({ done, total }: { done: number; total: number }) {
      const at = { lines_done: done, lines_total: total, changed_at: clock.now() };
      await updateUploadOfRun(db, row, at);
    },
    async end() {
      const pieces = await report.end();
      return { problems: problems.slice(0, SHOWN), pieces: pieces === 0 ? null : pieces };
    },
  };
}

function flat(rows: readonly ReportedRow[]) {
  return rows.flatMap(({ row, line, problems }) =>
    problems.map((problem) => ({ row, line, ...problem })),
  );
}

function doneOf({ state, counts, rows, at }: ImportOutcome) {
  return {
    state: 'done' as const,
    already_at: state === 'already' ? at : null,
    rows_done: rows,
    created_count: counts.created,
    known_count: counts.known,
    refused_count: counts.refused,
  };
}
