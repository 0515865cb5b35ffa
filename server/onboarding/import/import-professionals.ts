import { basename } from 'node:path';
import type { LawfulBasis } from '#contract/admin/imports.ts';
import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { readBatches, type Batch } from './batches.ts';
import { makeDryCount } from './dry-count.ts';
import { readFileFacts, readText, type FileFacts } from './file-facts.ts';
import type { ImportFile } from './import-file.ts';
import { makeTownReader } from './cells/place-cells.ts';
import {
  findImport,
  insertImport,
  updateBegunAgain,
  updateFinished,
  type ImportRow,
} from './queries-imports.ts';
import type { RowSettings } from './read-row.ts';
import { storeBatch, type Counts, type BatchResult } from './store-batch.ts';
import { openSheet, type SheetOptions } from './sheet.ts';
import { classifyRows } from './classify-rows.ts';
import { IMPORT_TEXTS } from './texts/texts.ts';
import { describeRow, type ReportedRow } from './describe-problems.ts';

/** An import order of an operator. */
export interface ImportOrder {
  file: ImportFile;
  /** The language of the output. */
  language: Language;
  /**
   * The mapping of headers to columns where they are not recognised; or the positions of all
   * columns.
   */
  map: SheetOptions['map'];
  /** For rows without a basis of their own. */
  basis: LawfulBasis | null;
  source: string | null;
  /** Nothing is written. */
  dryRun: boolean;
  /** Whether to read a finished file again. */
  again: boolean;
}

export interface ImportWatch {
  /** Called once the header is parsed. `behind` is the row after which it resumes, 0 at first. */
  onBegin(sheet: { delimiter: string; unknown: readonly string[]; behind: number }): Promise<void>;
  /** Refused rows in the order of the file, including those of earlier runs. */
  onRefused(rows: readonly ReportedRow[]): Promise<void>;
  /** In lines of the file. */
  onProgress(step: { done: number; total: number }): void | Promise<void>;
  /** Stops after the current batch. */
  signal: AbortSignal;
}

/** `at` is when the file was finished; null before. */
export interface ImportOutcome {
  state: 'finished' | 'interrupted' | 'already' | 'tried';
  counts: Counts;
  rows: number;
  at: Date | null;
}

type Importing = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * Imports the professionals of a CSV file, in batches, so that the same order resumes where a run ended, for any reason. `lookAgain` runs in the transaction that finishes an import with new professionals: requests may wait for
 * them.
 * @throws ImportStopped where the file cannot be read as a whole
 */
export async function importProfessionals(
  platform: Importing,
  order: ImportOrder,
  watch: ImportWatch,
  afterImport: (tx: Tx) => Promise<void>,
): Promise<ImportOutcome> {
  const facts = await readFileFacts(order.file);
  const before = await findImport(platform.db, facts.hash);
  if (before?.finished_at && !order.again) return outcomeOf('already', before);
  const settings = await readSettings(platform, facts, order);
  if (order.dryRun) return dryRunRows(platform, facts, settings, watch);
  const begun = await begin(platform, facts, order);
  const { rows_done: done } = begun;
  await watch.onBegin({ ...settings.sheet, behind: done });
  for await (const batch of readBatches(settings, done)) {
    const isDone = batch.before < done;
    const settled = isDone
      ? await classifyRows(platform.db, batch)
      : await storeBatch(platform, begun.id, batch);
    await reportProgress(watch, facts, settings, batch, settled);
    if (watch.signal.aborted) {
      const now = await findImport(platform.db, facts.hash);
      return outcomeOf('interrupted', now ?? begun);
    }
  }
  return finish(platform, begun.id, afterImport);
}

async function readSettings(
  { config }: Importing,
  facts: FileFacts,
  order: ImportOrder,
): Promise<RowSettings> {
  const { language, map, basis, source } = order;
  const sheet = await openSheet(readText(facts), { map, basis, source });
  return {
    sheet,
    language,
    basis,
    source,
    phoneCountries: config.phoneCountries,
    currency: config.currency,
    distanceUnit: config.distanceUnit,
    defaultLanguage: config.defaultLanguage,
    readTown: makeTownReader(),
  };
}

async function begin(
  { db, clock }: Importing,
  facts: FileFacts,
  { basis, source }: ImportOrder,
): Promise<ImportRow> {
  const now = clock.now();
  const row = await insertImport(db, {
    id: uuidv7(now.getTime()),
    file_hash: facts.hash,
    file_name: basename(facts.file.name),
    // Where the rows have their own, the records store it.
    lawful_basis: basis ?? '',
    source: source ?? '',
    started_at: now,
  });
  return row.finished_at ? updateBegunAgain(db, row.id, now) : row;
}

async function dryRunRows(
  { db }: Importing,
  facts: FileFacts,
  settings: RowSettings,
  watch: ImportWatch,
): Promise<ImportOutcome> {
  await watch.onBegin({ ...settings.sheet, behind: 0 });
  const dryCount = makeDryCount();
  const counts: Counts = { created: 0, known: 0, refused: 0 };
  let rows = 0;
  for await (const batch of readBatches(settings, 0)) {
    const sifted = dryCount(await classifyRows(db, batch));
    counts.created += sifted.fresh.length;
    counts.known += sifted.known;
    counts.refused += sifted.refused.length;
    rows += batch.rows;
    await reportProgress(watch, facts, settings, batch, sifted);
    if (watch.signal.aborted) break;
  }
  return { state: 'tried', counts, rows, at: null };
}

async function reportProgress(
  watch: ImportWatch,
  { lines }: FileFacts,
  { sheet, language }: RowSettings,
  batch: Batch,
  { refused }: Pick<BatchResult, 'refused'>,
): Promise<void> {
  const texts = IMPORT_TEXTS[language];
  if (refused.length > 0) {
    await watch.onRefused(refused.map((row) => describeRow(row, sheet, texts)));
  }
  await watch.onProgress({ done: batch.line, total: Math.max(lines, batch.line) });
}

function finish(
  { db, clock }: Importing,
  importId: string,
  afterImport: (tx: Tx) => Promise<void>,
): Promise<ImportOutcome> {
  return db.transaction().execute(async (tx) => {
    const row = await updateFinished(tx, importId, clock.now());
    if (row.created_count > 0) await afterImport(tx);
    return outcomeOf('finished', row);
  });
}

function outcomeOf(state: ImportOutcome['state'], row: ImportRow): ImportOutcome {
  const counts = {
    created: row.created_count,
    known: row.known_count,
    refused: row.refused_count,
  };
  return { state, counts, rows: row.rows_done, at: row.finished_at };
}
