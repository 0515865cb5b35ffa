import { createHash } from 'node:crypto';
import type { ImportFile } from './import-file.ts';
import { ImportStopped } from './import-stopped.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The metadata needed before the first row is read. */
export interface FileFacts {
  file: ImportFile;
  /** SHA-256 of its bytes. */
  hash: Buffer;
  encoding: Encoding;
  /** Line breaks; about as many as rows. */
  lines: number;
}

const LINE_FEED = 10;
const LOOKED_AT = 65_536;
/** Magic bytes of Excel's own formats: zip archives, and the binary ones before 2007. */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

/**
 * Streams the whole file once.
 * @throws ImportStopped where it is missing, empty, an Excel workbook, or no text
 */
export async function readFileFacts(file: ImportFile): Promise<FileFacts> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let start: Buffer | undefined;
  let lines = 0;
  let isUtf8 = true;
  for await (const chunk of file.chunks()) {
    start ??= chunk.subarray(0, LOOKED_AT);
    hash.update(chunk);
    lines += countLineFeeds(chunk);
    isUtf8 &&= decodes(() => utf8.decode(chunk, { stream: true }));
  }
  isUtf8 &&= decodes(() => utf8.decode());
  if (!start) throw new ImportStopped('emptyFile', file.name);
  assertNoWorkbook(start, file.name);
  return { file, hash: hash.digest(), lines, encoding: encodingOf(start, isUtf8) };
}

/** @throws ImportStopped for an Excel workbook, by its magic bytes */
export function assertNoWorkbook(start: Buffer, name: string): void {
  if (WORKBOOKS.includes(start.toString('hex', 0, 4))) throw new ImportStopped('workbook', name);
}

function encodingOf(start: Buffer, isUtf8: boolean): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]!++;
  // Latin letters in UTF-16 are every other byte zero; a stray NUL in a text is not.
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even < odd / 4) return 'utf-16le';
  if (even > start.length / 4 && odd < even / 4) return 'utf-16be';
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

function countLineFeeds(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}

function decodes(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

/** Streams the text of a file, without its byte order mark. */
export async function* readText({
  file,
  encoding,
}: Pick<FileFacts, 'file' | 'encoding'>): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of file.chunks()) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}
