/** What a spreadsheet takes for a formula when it begins a cell. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/**
 * One line of a CSV file. Every cell is quoted, so that whatever people typed stays in its cell; one that
 * begins like a formula gets an apostrophe before it, so that no spreadsheet works it out (OWASP,
 * CSV injection).
 */
export function csvLine(cells: readonly string[], delimiter = ','): string {
  return `${cells.map(quoted).join(delimiter)}\r\n`;
}

function quoted(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
