import { MAX_IMPORT_COLUMNS } from '#contract/admin/imports.ts';
import { findColumn } from '../import/column-names.ts';
import { readFileFacts, readText, type FileFacts } from '../import/file-facts.ts';
import type { ImportFile } from '../import/import-file.ts';
import { readRecords, singleLine } from '../import/records.ts';
import { readHead, type ColumnPlaces, type SheetHead } from '../import/sheet.ts';
import { ImportStopped } from '../import/import-stopped.ts';

/** An inspected list, before its columns are mapped. */
export interface FileInspection {
  facts: FileFacts;
  headers: string[];
  /** The columns recognised by name; of duplicates the first. */
  columns: ColumnPlaces;
  firstRows: string[][];
}

const PREVIEW_ROWS = 5;
const MAX_CELL_CHARACTERS = 200;
/** Name, address, trade and place need at least these. */
const MIN_COLUMNS = 4;
const NOT_TEXT = /[^\P{Cc}\t\n\r\f\u0080-\u009f]|\ufffd/u;

/** Inspects a list. @throws ImportStopped where it is not a readable table */
export async function inspectFile(file: ImportFile): Promise<FileInspection> {
  const facts = await readFileFacts(file);
  const head = await readHead(readText(facts));
  const { headers } = head;
  const firstRows = await readFirst(head);
  if (NOT_TEXT.test([headers, ...firstRows].flat().join('\n'))) throw new ImportStopped('noText');
  if (headers.length < MIN_COLUMNS) throw new ImportStopped('noTable');
  if (headers.length > MAX_IMPORT_COLUMNS) throw new ImportStopped('tooManyColumns');
  if (firstRows.length === 0) throw new ImportStopped('noRows');
  return {
    facts,
    headers: headers.map(shortened),
    columns: placesByName(headers),
    firstRows: firstRows.map((row) => row.map(shortened)),
  };
}

async function readFirst({ lines, delimiter, firstRow, headers }: SheetHead): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { fields, text } of readRecords(lines, delimiter, firstRow)) {
    rows.push((fields ?? [text]).slice(0, headers.length));
    if (rows.length === PREVIEW_ROWS) break;
  }
  return rows;
}

function placesByName(headers: readonly string[]): ColumnPlaces {
  const places: { -readonly [Column in keyof ColumnPlaces]: number } = {};
  for (const [place, header] of headers.entries()) {
    const column = findColumn(header);
    if (column) places[column] ??= place;
  }
  return places;
}

/** What the database can store of a cell, and a table show. */
function shortened(cell: string): string {
  return singleLine(cell).slice(0, MAX_CELL_CHARACTERS).toWellFormed();
}
