import { isDistributed, type Placement } from './placement.ts';
import type { Place } from './places.ts';

const TITLES: Readonly<Record<Place, string>> = {
  request: 'region of the request',
  professional: 'region of the professional',
  person: 'region of the person',
  'every worker': 'reference table',
  coordinator: 'coordinator',
};

/** The table of docs/scaling.md: every table with its place and what changes for it. */
export function placementTable(placements: readonly Placement[]): string {
  const distributed = placements.filter(({ place }) => isDistributed(place));
  return [summary(placements, distributed), aligned(distributed.map(rowOf)), rest(placements)].join(
    '\n\n',
  );
}

function summary(all: readonly Placement[], distributed: readonly Placement[]): string {
  const count = (of: 'keys' | 'everywhere' | 'widened' | 'dropped' | 'triggers') =>
    all.reduce((sum, placement) => sum + placement[of].length, 0);
  return [
    `Of ${all.length} tables, ${distributed.length} are distributed by \`region_id\`.`,
    `${count('keys')} of their keys get it in front, ${count('everywhere')} have to be unique over all regions;`,
    `${count('widened')} foreign keys get it on both sides, ${count('dropped')} go; ${count('triggers')} triggers are on distributed tables.`,
  ].join(' ');
}

const HEAD = [
  'distributed table',
  'key: `region_id` is',
  'keys that get `region_id` (**bold**: unique over all regions)',
  'foreign keys that get it',
  'foreign keys that go',
];

function rowOf({ table, place, keys, everywhere, widened, dropped }: Placement): string[] {
  const bold = everywhere.map((key) => `**${key}**`);
  return [
    `\`${table}\``,
    `the ${TITLES[place]}`,
    [...keys.map(shortened), ...bold].join('; '),
    widened.join('; '),
    dropped.join('; '),
  ];
}

/** Of an exclusion: what it compares, without the expressions. */
function shortened(columns: string): string {
  return columns
    .replace(/tsrange\(.*/, 'the day')
    .replaceAll(' with =', '')
    .replaceAll('"', '');
}

function rest(placements: readonly Placement[]): string {
  const lines = (['every worker', 'coordinator'] as const).map((place) => {
    const tables = placements.filter((placement) => placement.place === place);
    const names = tables.map(({ table }) => `\`${table}\``).join(', ');
    const cut = tables.flatMap(({ table, dropped }) => dropped.map((key) => `\`${table}\`.${key}`));
    const gone = cut.length > 0 ? ` Foreign keys that go: ${cut.join('; ')}.` : '';
    return `- **${TITLES[place]}** (${tables.length}): ${names}.${gone}`;
  });
  return lines.join('\n');
}

function aligned(rows: readonly string[][]): string {
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(HEAD), rule, ...rows.map(line)].join('\n');
}
