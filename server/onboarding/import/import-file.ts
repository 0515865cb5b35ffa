import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ImportStopped } from './import-stopped.ts';

/** A file that can be read from its beginning, as often as needed. */
export interface ImportFile {
  name: string;
  /** Its bytes, in non-empty chunks. */
  chunks(): AsyncIterable<Buffer>;
}

/** A local file. `chunks` throws ImportStopped where it is missing. */
export function fileAt(path: string): ImportFile {
  return {
    name: path,
    async *chunks() {
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) throw new ImportStopped('noFile', path);
      yield* createReadStream(path) as AsyncIterable<Buffer>;
    },
  };
}
