import type { Upload } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { ImportStopped } from '../import/import-stopped.ts';
import { inspectFile, type FileInspection } from './inspect-file.ts';
import { deletePieces, openPieces, readPieces } from './pieces.ts';
import { stopOf } from './present.ts';
import { insertUpload } from './queries-uploads.ts';

/**
 * Stores an uploaded list and inspects it; returns its id. Bytes are streamed to the file store. @throws Refusal `too_large`, `unreadable_table` (with the reason in its detail): then nothing is
 * stored
 */
export async function storeUpload(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  { name, by, language }: { name: string; by: string; language: Language },
  upload: Upload,
): Promise<string> {
  const at = clock.now();
  const id = uuidv7(at.getTime());
  const store = openPieces(files, id, 'list');
  let bytes = 0;
  try {
    for await (const chunk of upload.chunks()) {
      bytes += chunk.byteLength;
      await store.write(chunk);
    }
    const pieces = await store.end();
    const file = { name, chunks: () => readPieces(files, id, 'list', pieces) };
    const seen = rowOf(await inspectFile(file));
    const row = { id, file_name: name, bytes, pieces, admin_email: by, language, ...seen };
    await insertUpload(db, { ...row, uploaded_at: at, changed_at: at });
  } catch (error) {
    await deletePieces(files, id, 'list', store.laid());
    throw error instanceof ImportStopped ? refusalOf(error) : error;
  }
  return id;
}

function rowOf({ facts, headers, columns, firstRows }: FileInspection) {
  return {
    file_hash: facts.hash,
    encoding: facts.encoding,
    headers: JSON.stringify(headers),
    first_rows: JSON.stringify(firstRows),
    columns: JSON.stringify(columns),
  };
}

function refusalOf(stopped: ImportStopped): Refusal {
  const details = [{ field: 'file', problem: stopOf(stopped) }];
  return new Refusal('unreadable_table', { details });
}
