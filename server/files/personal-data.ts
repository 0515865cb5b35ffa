import type { Db, Tx } from '#server/platform/database/db.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import type { ErasedPerson, PersonRef } from '#server/platform/personal-data.ts';
import { deleteOwnFiles, findOwnFiles, type OwnFile } from './queries-personal-data.ts';
import { deleteBytes, keyOf } from './stored.ts';

/** What a person uploaded; read the bytes of each by `readOwnFile`. */
export function listOwnFiles(db: Db, { userId }: PersonRef): Promise<OwnFile[]> {
  return findOwnFiles(db, userId);
}

/** Streams a file; undefined where its bytes are missing. */
export async function readOwnFile(
  store: FileStore,
  id: string,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  return (await store.find(keyOf(id, 'whole')))?.content;
}

/**
 * Deletes the rows of a person's uploads; returns the argument for `deleteStoredBytes`, to call
 * after the commit.
 */
export function eraseFiles(tx: Tx, erased: ErasedPerson): Promise<string[]> {
  return deleteOwnFiles(tx, erased);
}

/** Deletes the bytes of deleted files; failures are found by the nightly sweep. */
export async function deleteStoredBytes(store: FileStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) await deleteBytes(store, id);
}
