import {
  IMPORT_STOPS,
  LAWFUL_BASES,
  type ImportStop,
  type ImportUpload,
  type LawfulBasis,
} from '#contract/admin/imports.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { COLUMNS } from '../import/column-names.ts';
import type { ColumnPlaces } from '../import/sheet.ts';
import type { ImportStopped } from '../import/import-stopped.ts';
import type { UploadRow } from './queries-uploads.ts';

/** An uploaded list for an operator. */
export function presentUpload(row: UploadRow): ImportUpload {
  const places = row.columns as ColumnPlaces;
  return {
    id: row.id,
    fileName: row.file_name,
    bytes: row.bytes,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.admin_email,
    encoding: row.encoding,
    headers: row.headers as string[],
    firstRows: row.first_rows as string[][],
    columns: COLUMNS.flatMap((column) => {
      const place = places[column];
      return place === undefined ? [] : [{ column, place }];
    }),
    basis: basisOf(row.lawful_basis),
    source: row.source,
    task: taskOf(row),
  };
}

/** An import whose rows all have their own basis stores the empty string. */
export function basisOf(kept: string | null): LawfulBasis | null {
  return LAWFUL_BASES.find((basis) => basis === kept) ?? null;
}

/** The contract's code of why a list cannot be imported. */
export function stopOf({ code }: Pick<ImportStopped, 'code'>): ImportStop {
  return IMPORT_STOPS.find((stop) => stop === code) ?? 'failed';
}

function taskOf(row: UploadRow): ImportUpload['task'] {
  if (row.task === null || row.state === null) return null;
  return {
    kind: row.task as 'check' | 'import',
    state: row.state as 'waiting' | 'working' | 'done' | 'stopped',
    stop: IMPORT_STOPS.find((stop) => stop === row.stop) ?? null,
    alreadyAt: isoOrNull(row.already_at),
    lines: { done: row.lines_done, total: row.lines_total },
    rows: row.rows_done,
    counts: {
      created: row.created_count,
      known: row.known_count,
      refused: row.refused_count,
    },
    problems: row.problems as NonNullable<ImportUpload['task']>['problems'],
    hasReport: row.report_pieces !== null,
  };
}
