/** The beginning of a cell that spreadsheets run as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/**
 * Escapes a cell: one that starts like a formula gets an apostrophe before it, so that no
 * spreadsheet runs it (OWASP, CSV injection).
 */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** One line of a CSV file. Every cell is quoted, so that what people typed stays in its cell. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return `${cells.map(quoted).join(delimiter)}\r\n`;
}

function quoted(cell: string): string {
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`;
}
