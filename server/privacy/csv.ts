import { csvLine } from '#server/platform/csv.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV for spreadsheets: UTF-8 with byte order mark, formulas escaped. */
export function csvOf(rows: readonly PersonalDataRow[]): string {
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((row) => columns.map((column) => plain(row[column])))];
  return `${BYTE_ORDER_MARK}${lines.map((cells) => csvLine(cells)).join('')}`;
}

/** All field names, in order of first occurrence. */
export function columnsOf(rows: readonly PersonalDataRow[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** A value as text; objects as JSON. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
