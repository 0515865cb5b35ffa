import { findColumn, COLUMNS, normalizeHeader, type Column } from './column-names.ts';
import { readLines, type Line } from './lines.ts';
import { parseRecord } from './records.ts';
import { ImportStopped } from './import-stopped.ts';

/** The header of a file: its delimiter, and the columns. */
export interface Sheet {
  delimiter: string;
  headers: string[];
  /** The position of each column in a row. */
  at: ReadonlyMap<Column, number>;
  /** Unknown headers, as written. */
  unknown: string[];
  /** The row of a spreadsheet behind the header, from 1. */
  firstRow: number;
  /** The lines after the header. */
  lines: AsyncIterator<Line>;
}

/** The position of each column in a row, from 0. */
export type ColumnPlaces = Readonly<Partial<Record<Column, number>>>;

/** The operator's settings beside the file: the mapping of columns, and defaults for every row. */
export interface SheetOptions {
  /** Each as `column=Header of the file`; other columns are matched by name. Or exact positions. */
  map: readonly string[] | ColumnPlaces;
  basis: string | null;
  source: string | null;
}

const DELIMITERS = [',', ';', '\t', '|'];
const MAX_HEADER_LINES = 10;

/**
 * Reads the header.
 * @throws ImportStopped where a column is missing or duplicate, and where `map` is invalid
 */
export async function openSheet(
  text: AsyncIterable<string>,
  options: SheetOptions,
): Promise<Sheet> {
  const head = await readHead(text);
  const { at, unknown } = placeColumns(head.headers, options.map);
  assertRequiredColumns(new Set(at.keys()), head.headers, options);
  return { ...head, at, unknown };
}

/** The header of a file before columns are mapped. */
export type SheetHead = Omit<Sheet, 'at' | 'unknown'>;

/** @throws ImportStopped without a readable header */
export async function readHead(text: AsyncIterable<string>): Promise<SheetHead> {
  const lines = readLines(text);
  let firstRow = 2;
  let line = await nextLine(lines);
  const detected = /^sep=(.)$/i.exec(line.text)?.[1];
  if (detected) {
    line = await nextLine(lines);
    firstRow++;
  }
  let header = line.text;
  for (let more = 1; isOpen(header) && more < MAX_HEADER_LINES; more++) {
    header += `\n${(await nextLine(lines)).text}`;
  }
  const read = likeliestDelimiter(header, detected ? [detected] : DELIMITERS);
  if (!read) throw new ImportStopped('unreadableHeader', header.slice(0, 60));
  return { ...read, firstRow, lines };
}

async function nextLine(lines: AsyncIterator<Line>): Promise<Line> {
  for (;;) {
    const next = await lines.next();
    if (next.done) throw new ImportStopped('noRows');
    if (next.value.text.trim() !== '') return next.value;
  }
}

function isOpen(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** The delimiter with the most known columns, then with the most columns. */
function likeliestDelimiter(header: string, delimiters: readonly string[]) {
  const readings = delimiters.flatMap((delimiter) => {
    const cells = parseRecord(header, delimiter);
    if (!cells) return [];
    const headers = cells.map((cell) => cell.trim());
    const known = headers.filter((name) => findColumn(name)).length;
    return [{ delimiter, headers, weight: known * 1000 + headers.length }];
  });
  return readings.toSorted((a, b) => b.weight - a.weight)[0];
}

function placeColumns(headers: readonly string[], map: SheetOptions['map']) {
  if (!isTyped(map)) return placeExactly(headers, map);
  const at = new Map<Column, number>();
  for (const entry of map) {
    const [, name = '', header = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
    const column = findColumn(name);
    if (!column) throw new ImportStopped('unknownMapping', entry);
    const place = headers.findIndex((one) => normalizeHeader(one) === normalizeHeader(header));
    if (place < 0) throw new ImportStopped('mappedToNothing', entry);
    at.set(column, place);
  }
  const chosen = new Set(at.values());
  const isMapped = new Set(at.keys());
  const unknown: string[] = [];
  for (const [place, header] of headers.entries()) {
    if (chosen.has(place)) continue;
    const column = findColumn(header);
    if (!column || isMapped.has(column)) {
      if (header) unknown.push(header);
    } else if (at.has(column)) {
      throw new ImportStopped('columnTwice', `${headers[at.get(column)!]}, ${header}`);
    } else at.set(column, place);
  }
  return { at, unknown };
}

function isTyped(map: SheetOptions['map']): map is readonly string[] {
  return Array.isArray(map);
}

function placeExactly(headers: readonly string[], places: ColumnPlaces) {
  const at = new Map(
    COLUMNS.flatMap((column) => {
      const place = places[column];
      return place !== undefined && place < headers.length ? [[column, place] as const] : [];
    }),
  );
  const chosen = new Set(at.values());
  const unknown = headers.filter((header, place) => header && !chosen.has(place));
  return { at, unknown };
}

/** @throws ImportStopped where these columns do not make a professional */
export function assertRequiredColumns(
  has: ReadonlySet<Column>,
  headers: readonly string[],
  { basis, source }: Pick<SheetOptions, 'basis' | 'source'>,
): void {
  const some = (...columns: Column[]) => columns.some((column) => has.has(column));
  const about = headers.join(', ').slice(0, 300);
  if (!some('name', 'firstName', 'lastName', 'company')) throw new ImportStopped('noName', about);
  if (!some('email', 'phone')) throw new ImportStopped('noContact', about);
  if (!some('profession')) throw new ImportStopped('noProfession', about);
  if (!some('city', 'address', 'postalCode')) throw new ImportStopped('noPlace', about);
  if (!basis && !has.has('basis')) throw new ImportStopped('noBasis');
  if (!source?.trim() && !has.has('source')) throw new ImportStopped('noSource');
}
