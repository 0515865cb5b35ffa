import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ImportStopped } from './import-stopped.ts';

/** A file to be read from its beginning, as often as needed. */
export interface ImportFile {
  name: string;
  /** Its bytes, in pieces that are not empty. */
  chunks(): AsyncIterable<Buffer>;
}

/** A file of this machine. `chunks` throws ImportStopped where there is none. */
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
