import { DAY_MS } from '#contract/durations.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deletePieces } from './pieces.ts';
import { listUploadsLeftSince, updateUploadOfRun } from './queries-uploads.ts';

/** Retention of a list and its report. */
const KEPT_DAYS_MS = 30 * DAY_MS;

/** Deletes the bytes and rows of lists unused for thirty days; run by a timer. */
export async function deleteOldUploads({
  db,
  clock,
  files,
}: Pick<Platform, 'db' | 'clock' | 'files'>): Promise<void> {
  const since = new Date(clock.now().getTime() - KEPT_DAYS_MS);
  await inBatches(100, async (limit) => {
    const left = await listUploadsLeftSince(db, since, limit);
    for (const row of left) {
      await deletePieces(files, row.id, 'list', row.pieces ?? 0);
      await deletePieces(files, row.id, 'report', row.report_pieces ?? 0);
      await updateUploadOfRun(db, row, NOTHING_KEPT);
    }
    return left.length;
  });
}

const NOTHING_KEPT = {
  pieces: null,
  report_pieces: null,
  headers: '[]',
  first_rows: '[]',
  problems: '[]',
  columns: '{}',
};
