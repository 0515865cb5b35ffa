import { ExtractRefused, type ExtractRecord, type ExtractSource, type Parsed } from './extract.ts';
import { isGeoNamesLine, parseGeoNamesLine } from './geonames.ts';
import { isCollection, jsonItems } from './json-items.ts';
import { openTextFile } from './open-file.ts';
import { parseOpenStreetMap } from './openstreetmap.ts';
import { textLines } from './text-lines.ts';

/** An extract of a map, read while it is gone through. */
export interface Extract {
  source: ExtractSource;
  /** Size of the file, and how much of it was read, in bytes. */
  bytes: number;
  read(): number;
  records(): AsyncIterable<ExtractRecord>;
}

const HEAD = 65_536;
const LINES_TRIED = 20;
const RECORD_SEPARATOR = '\u001e';

/**
 * Opens an extract; its form is told by its content: a dump of GeoNames, GeoJSON, GeoJSONSeq, or the
 * JSON of the Overpass API.
 * @throws ExtractRefused where it is none of these, with the cure
 */
export async function openExtract(path: string): Promise<Extract> {
  const { texts, ...file } = await openTextFile(path);
  const head = await headOf(texts());
  const start = head.replaceAll(RECORD_SEPARATOR, '').replace(/^[\ufeff\s]+/u, '');
  if (/^[{[]/.test(start)) {
    const records = () => (isSequence(head) ? sequence(texts()) : collection(texts()));
    return { source: 'openstreetmap', ...file, records };
  }
  if (!head.split('\n', LINES_TRIED).some(isGeoNamesLine)) {
    throw new ExtractRefused(
      'This is no extract that can be read. It takes GeoJSON, GeoJSONSeq or Overpass JSON of OpenStreetMap, and dumps of GeoNames (XX.txt, with 19 columns).',
    );
  }
  return { source: 'geonames', ...file, records: () => dump(texts()) };
}

async function headOf(texts: AsyncIterable<string>): Promise<string> {
  let head = '';
  for await (const text of texts) {
    head += text;
    if (head.length >= HEAD) break;
  }
  return head.slice(0, HEAD);
}

/** GeoJSONSeq: an object on each line, so that a broken one breaks no other. */
function isSequence(head: string): boolean {
  const [first = ''] = head.split('\n');
  return !isCollection(head) && typeof objectOf(bare(first)) === 'object';
}

async function* sequence(texts: AsyncIterable<string>): AsyncGenerator<ExtractRecord> {
  for await (const { text, line } of textLines(texts)) {
    const json = text === null ? null : bare(text);
    if (json !== '') yield { line, parsed: parsedJson(json) };
  }
}

async function* collection(texts: AsyncIterable<string>): AsyncGenerator<ExtractRecord> {
  for await (const { text, line } of jsonItems(texts)) yield { line, parsed: parsedJson(text) };
}

async function* dump(texts: AsyncIterable<string>): AsyncGenerator<ExtractRecord> {
  for await (const { text, line } of textLines(texts)) {
    if (text === '' || text === '\r') continue;
    yield { line, parsed: text === null ? 'tooLong' : parseGeoNamesLine(text) };
  }
}

function bare(line: string): string {
  return line
    .replace(/^\ufeff/u, '')
    .replaceAll(RECORD_SEPARATOR, '')
    .trim();
}

function parsedJson(text: string | null): Parsed {
  if (text === null) return 'tooLong';
  const item = objectOf(text);
  return item === undefined ? 'unreadable' : parseOpenStreetMap(item);
}

function objectOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
