import type { ImportColumn, LawfulBasis } from '#contract/admin/imports.ts';
import type { Language } from '#contract/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { assertRequiredColumns, type ColumnPlaces } from '../import/sheet.ts';
import { ImportStopped } from '../import/import-stopped.ts';
import { deletePieces } from './pieces.ts';
import { stopOf } from './present.ts';
import { deleteUpload, lockUpload, updateUploadOfRun, type UploadRow } from './queries-uploads.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'import-list': { uploadId: string; run: number };
  }
}

/** A check or import of a list; positions count from 0. */
export interface ImportTask {
  kind: 'check' | 'import';
  columns: readonly { column: ImportColumn; place: number }[];
  basis: LawfulBasis | null;
  source: string | null;
  again?: boolean | undefined;
}

/** The field that fixes each reason why a list cannot be imported. */
const FIELD_OF: Readonly<Record<string, string>> = {
  noName: 'columns.name',
  noContact: 'columns.email',
  noProfession: 'columns.profession',
  noPlace: 'columns.city',
  noBasis: 'basis',
  noSource: 'source',
};

/**
 * Queues a check or an import as a job; `record` runs in the same transaction.
 * @throws Refusal `not_found`, `import_under_way`, `invalid_input` where a column or basis is missing
 */
export async function startTask(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  { id, language, ...task }: ImportTask & { id: string; language: Language },
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockUpload(tx, id);
    assertThat(row !== undefined && row.pieces !== null, 'not_found');
    assertThat(!isUnderWay(row), 'import_under_way');
    const columns = placesOf(task, row.headers as string[]);
    const run = row.run + 1;
    await updateUploadOfRun(tx, row, {
      ...NOTHING_DONE,
      run,
      task: task.kind,
      state: 'waiting',
      columns: JSON.stringify(columns),
      lawful_basis: task.basis,
      source: task.source,
      again: task.again ?? false,
      language,
      changed_at: clock.now(),
    });
    await jobs.send(tx, 'import-list', { uploadId: id, run });
    await record(tx);
  });
}

const NOTHING_DONE = {
  stop: null,
  already_at: null,
  lines_done: 0,
  lines_total: 0,
  rows_done: 0,
  created_count: 0,
  known_count: 0,
  refused_count: 0,
  problems: '[]',
  report_pieces: null,
};

/** Deletes a list with its bytes. @throws Refusal `not_found`, `import_under_way` */
export async function deleteList(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  id: string,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  const row = await db.transaction().execute(async (tx) => {
    const found = await lockUpload(tx, id);
    assertThat(found !== undefined, 'not_found');
    assertThat(!isUnderWay(found), 'import_under_way');
    await deleteUpload(tx, id);
    await record(tx);
    return found;
  });
  await deletePieces(files, id, 'list', row.pieces ?? 0);
  await deletePieces(files, id, 'report', row.report_pieces ?? 0);
}

function isUnderWay({ state }: Pick<UploadRow, 'state'>): boolean {
  return state === 'waiting' || state === 'working';
}

function placesOf({ columns, basis, source }: ImportTask, headers: string[]): ColumnPlaces {
  const places = new Map(columns.map(({ column, place }) => [column, place]));
  const used = new Set(places.values());
  if (places.size < columns.length || used.size < places.size) refuse('columns', 'repeated');
  if (columns.some(({ place }) => place >= headers.length)) refuse('columns', 'too_big');
  try {
    assertRequiredColumns(new Set(places.keys()), headers, { basis, source });
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    refuse(FIELD_OF[stopOf(error)] ?? 'columns', 'missing');
  }
  return Object.fromEntries(places);
}

function refuse(field: string, problem: string): never {
  throw new Refusal('invalid_input', { details: [{ field, problem }] });
}
