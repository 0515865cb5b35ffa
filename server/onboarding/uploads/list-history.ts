import type { PastImport } from '#contract/admin/imports.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/db.ts';
import { basisOf } from './present.ts';
import { listImportsOfCommand, listUploadsBefore } from './queries-uploads.ts';

const PAGE = 50;

/** A page of uploaded and imported lists, newest first, before a moment. */
export async function listUploadHistory(db: Db, before: Date | null): Promise<PastImport[]> {
  const uploads = (await listUploadsBefore(db, before, PAGE)).map(presentUploaded);
  const others = (await listImportsOfCommand(db, before, PAGE)).map(presentOther);
  return [...uploads, ...others]
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
    .slice(0, PAGE);
}

type Uploaded = Awaited<ReturnType<typeof listUploadsBefore>>[number];
type Other = Awaited<ReturnType<typeof listImportsOfCommand>>[number];

function presentUploaded(row: Uploaded): PastImport {
  const isWorking = row.task === 'import' && (row.state === 'waiting' || row.state === 'working');
  return {
    id: row.upload_id,
    uploadId: row.upload_id,
    uploadedBy: row.admin_email,
    fileName: row.file_name,
    state: isWorking ? 'working' : stateOf(row),
    startedAt: row.at.toISOString(),
    finishedAt: isoOrNull(row.finished_at),
    basis: basisOf(row.lawful_basis),
    source: row.source,
    ...figuresOf(row),
  };
}

function presentOther(row: Other): PastImport {
  return {
    id: row.id,
    uploadId: null,
    uploadedBy: null,
    fileName: row.file_name,
    state: row.finished_at ? 'finished' : 'interrupted',
    startedAt: row.started_at.toISOString(),
    finishedAt: isoOrNull(row.finished_at),
    basis: basisOf(row.lawful_basis),
    source: row.source || null,
    ...figuresOf(row),
  };
}

function stateOf(row: Uploaded): PastImport['state'] {
  if (row.import_id === null) return 'uploaded';
  return row.finished_at ? 'finished' : 'interrupted';
}

function figuresOf(
  row: Pick<Uploaded, 'rows_done' | 'created_count' | 'known_count' | 'refused_count'>,
) {
  return {
    rows: row.rows_done ?? 0,
    counts: {
      created: row.created_count ?? 0,
      known: row.known_count ?? 0,
      refused: row.refused_count ?? 0,
    },
  };
}
