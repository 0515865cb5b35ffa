import { variables } from '#server/platform/config/variables.ts';

/** The page `docs/configuration.md`: every environment variable with what it is for and an example. */
export function configurationPage(): string {
  return `${introduction}\n${configurationTable()}\n`;
}

const introduction = `# Configuration

Generated from \`server/platform/config\` by \`npm run generate\`.

Settings come from the environment, or from a file \`.env\` in the project's folder, which the environment overrules. All are checked at start; what is wrong is named, all of it at once, with an example. Outside production every variable has a working default. In production \`SESSION_SECRET\`, \`PUBLIC_URL\`, \`SMTP_URL\` and \`MAIL_FROM\` are required; \`nearhand setup\` asks for them and writes the file ([install.md](install.md)). An empty value counts as missing.
`;

function configurationTable(): string {
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
