import type { FileAnswer } from '#contract/endpoint.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import { findById, type FileRow } from './queries.ts';
import { keyOf, type Part } from './stored.ts';

/** Access checks for files of requests, messages and reports, injected from their domains. */
export interface FileAccess {
  ofRequest(db: Db, session: Session, requestId: string): Promise<boolean>;
  ofMessage(db: Db, session: Session, messageId: string): Promise<boolean>;
  ofCompletion(db: Db, session: Session, completionId: string): Promise<boolean>;
}

/**
 * A file or its preview, if the caller may see it.
 * @throws Refusal `not_found` otherwise, as for a file that does not exist
 */
export async function download(
  { db, files }: Platform,
  session: Session,
  { id, part }: { id: string; part: Part },
  readers: FileAccess,
): Promise<FileAnswer> {
  const file = await findById(db, id);
  assertThat(file !== undefined && (await mayDownload(db, session, file, readers)), 'not_found');
  return answerOf(files, file, part);
}

/** The response for a stored file. @throws Refusal `not_found` where its bytes are missing */
export async function answerOf(
  files: FileStore,
  file: Pick<FileRow, 'id' | 'name' | 'media_type' | 'kind'>,
  part: Part,
): Promise<FileAnswer> {
  const stored = await files.find(keyOf(file.id, part));
  assertThat(stored !== undefined, 'not_found');
  const isPreview = part === 'preview';
  return {
    ...stored,
    mediaType: isPreview ? 'image/webp' : file.media_type,
    name: isPreview ? file.name.replace(/\.[^.]+$/, '.webp') : file.name,
    inline: file.kind === 'image',
  };
}

async function mayDownload(
  db: Db,
  session: Session,
  { owner_user_id, request_id, message_id, completion_id }: FileRow,
  readers: FileAccess,
): Promise<boolean> {
  if (owner_user_id === session.userId) return true;
  if (request_id) return readers.ofRequest(db, session, request_id);
  if (message_id) return readers.ofMessage(db, session, message_id);
  return completion_id ? readers.ofCompletion(db, session, completion_id) : false;
}
