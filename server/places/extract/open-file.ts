import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';
import { ExtractRefused } from './extract.ts';

/** A file of text, unpacked while it is read. */
export interface TextFile {
  /** Its size on disk, in bytes. */
  bytes: number;
  /** How many of them were read. */
  read(): number;
  /** Its text; can be begun again. */
  texts(): AsyncIterable<string>;
}

const HOW =
  'Make a GeoJSON file of it first, with osmium: osmium export FILE -f geojsonseq -o places.geojsonseq';
/** A map of the whole earth has less; what goes on for ever is packed to do harm. */
const MAX_BYTES = 20_000_000_000;
/** Of a zip archive the text that is no readme. */
const IS_EXTRACT = /\.(?:txt|json|geojson|geojsonl|geojsonseq|ndjson)$/i;
const IS_README = /(?:^|\/)readme/i;
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^.{4}\n\tOSMHeader/s, `This is OpenStreetMap data in PBF format. ${HOW}`],
  [/^(?:\ufeff|ï»¿)?\s*<(?:\?xml|osm)/, `This is OpenStreetMap data in XML format. ${HOW}`],
  [/^(?:ÿþ|þÿ)/, 'This file is in UTF-16. Save it in UTF-8.'],
  [/^(?:BZh|7z|ý7zXZ|Rar!)/, 'This file is packed. Unpack it first.'],
];

/**
 * Opens a file by its first bytes: text in UTF-8, also in gzip or in a zip archive.
 * @throws ExtractRefused where it is missing, empty or of another kind, with the cure
 */
export async function openTextFile(path: string): Promise<TextFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new ExtractRefused(`There is no file ${path}.`);
  const { size: bytes } = found;
  if (bytes === 0) throw new ExtractRefused('The file is empty.');
  const start = await firstBytes(path);
  for (const [is, cure] of KNOWN) if (is.test(start)) throw new ExtractRefused(cure);
  let read = 0;
  const chunks = async function* () {
    read = 0;
    for await (const chunk of createReadStream(path)) {
      read += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  };
  const unpacked = start.startsWith('PK\u0003\u0004')
    ? () => unzipped(chunks())
    : start.startsWith('\u001f\u008b')
      ? () =>
          createReadStream(path)
            .on('data', (chunk) => void (read += chunk.length))
            .pipe(createGunzip())
      : chunks;
  return { bytes, read: () => read, texts: () => decoded(unpacked()) };
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Bytes that are no UTF-8 become U+FFFD, which no name may have. */
async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new ExtractRefused('The file is of more than 20 GB, unpacked.');
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof ExtractRefused) throw error;
    throw new ExtractRefused('The file is damaged: it cannot be unpacked.', { cause: error });
  }
  yield decoder.decode();
}

async function* unzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  let chosen: string | undefined;
  let isEnded = false;
  const archive = new Unzip((entry) => {
    if (chosen !== undefined || !IS_EXTRACT.test(entry.name) || IS_README.test(entry.name)) return;
    chosen = entry.name;
    entry.ondata = (error, part, isLast) => {
      if (error) throw error;
      parts.push(part);
      isEnded ||= isLast;
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  for await (const chunk of chunks) {
    archive.push(chunk);
    yield* parts.splice(0);
  }
  archive.push(new Uint8Array(0), true);
  yield* parts;
  if (chosen === undefined) throw new ExtractRefused('The archive holds no extract.');
  if (!isEnded) throw new Error('the archive was cut off');
}
