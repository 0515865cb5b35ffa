import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. Pictures and documents are compressed already. */
export interface Entry {
  name: string;
  packed?: boolean;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const NOTHING = new Uint8Array(0);

/** Streams a zip archive: never more than one chunk of one file in memory. */
export async function* zipStream(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    ready.push(piece);
  });
  const take = () => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, packed, content } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* take();
    }
    file.push(NOTHING, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
