import type { FileAnswer } from '#contract/endpoint.ts';
import type { ImportUpload } from '#contract/admin/imports.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { readPieces } from './pieces.ts';
import { presentUpload } from './present.ts';
import { findUpload } from './queries-uploads.ts';

/** An uploaded list. @throws Refusal `not_found` */
export async function readUpload(db: Db, id: string): Promise<ImportUpload> {
  const row = await findUpload(db, id);
  assertThat(row !== undefined, 'not_found');
  return presentUpload(row);
}

/** The refused rows of its last check or import. @throws Refusal `not_found` where there is none */
export async function readReport(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  id: string,
): Promise<FileAnswer> {
  const row = await findUpload(db, id);
  assertThat(row !== undefined && row.report_pieces !== null, 'not_found');
  const name = row.file_name.replace(/\.(csv|txt|tsv)$/i, '');
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: `${name}.refused.csv`,
    inline: false,
    noStore: true,
    content: readPieces(files, id, 'report', row.report_pieces),
  };
}
