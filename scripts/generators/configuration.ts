import { variables } from '#server/platform/config/variables.ts';

/** The README's table of environment variables: name, description, example. */
export function configurationTable(): string {
  const rows = Object.entries(variables).map(([name, { about, example }]) => [
    `\`${name}\``,
    about.replaceAll('|', '\\|'),
    example.startsWith('the output of') ? '' : `\`${example}\``,
  ]);
  return alignedTable([['name', 'what for', 'example'], ...rows]);
}

/** A Markdown table with padded columns, as the formatter requires. */
function alignedTable([heads, ...rows]: string[][]): string {
  const widths = (heads ?? []).map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heads ?? []), rule, ...rows.map(line)].join('\n');
}
