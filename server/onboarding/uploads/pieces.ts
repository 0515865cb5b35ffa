import type { FileStore } from '#server/platform/file-store/file-store.ts';

/** The chunk size under one key of the file store: never more of a list is in memory. */
const PIECE = 1024 * 1024;

/** Which bytes of an upload: the list itself, or the report of its refused rows. */
type Part = 'list' | 'report';

/** Writes bytes to the file store in chunks as they come; `end` returns how many. */
export function openPieces(files: FileStore, uploadId: string, part: Part) {
  let held: Uint8Array[] = [];
  let size = 0;
  let pieces = 0;
  const put = async () => {
    const bytes = Buffer.concat(held);
    [held, size] = [[], 0];
    await files.put(keyOf(uploadId, part, pieces++), bytes);
  };
  return {
    async write(bytes: Uint8Array): Promise<void> {
      for (let from = 0; from < bytes.byteLength;) {
        const some = bytes.subarray(from, from + PIECE - size);
        held.push(some);
        size += some.byteLength;
        from += some.byteLength;
        if (size === PIECE) await put();
      }
    },
    async end(): Promise<number> {
      if (size > 0) await put();
      return pieces;
    },
    /** How many are stored by now. */
    laid: () => pieces,
  };
}

/** The bytes of this many chunks. @throws Error where one is missing */
export async function* readPieces(
  files: FileStore,
  uploadId: string,
  part: Part,
  pieces: number,
): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < pieces; piece++) {
    const found = await files.find(keyOf(uploadId, part, piece));
    if (!found) throw new Error('A piece of an uploaded list is gone');
    for await (const bytes of found.content) yield Buffer.from(bytes);
  }
}

export async function deletePieces(
  files: FileStore,
  uploadId: string,
  part: Part,
  pieces: number,
): Promise<void> {
  for (let piece = 0; piece < pieces; piece++) await files.delete(keyOf(uploadId, part, piece));
}

/** A prefix of its own: the sweep of orphaned files ignores these. */
function keyOf(uploadId: string, part: Part, piece: number): string {
  return `import-${uploadId}/${part}-${piece}`;
}
