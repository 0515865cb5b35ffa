/** What a spreadsheet takes for a formula when it begins a cell. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/**
 * What is written of a cell: one that begins like a formula gets an apostrophe before it, so that no
 * spreadsheet works it out (OWASP, CSV injection).
 */
export function withoutFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** One line of a CSV file. Every cell is quoted, so that whatever people typed stays in its cell. */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return `${cells.map(quoted).join(delimiter)}\r\n`;
}

function quoted(cell: string): string {
  return `"${withoutFormula(cell).replaceAll('"', '""')}"`;
}
