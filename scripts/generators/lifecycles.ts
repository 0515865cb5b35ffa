import { leadLifecycle } from '#server/matching/lifecycle.ts';
import { changeOrderLifecycle } from '#server/agreements/lifecycle.ts';
import { appointmentLifecycle, proposalLifecycle } from '#server/appointments/lifecycle.ts';
import { quoteLifecycle } from '#server/quotes/lifecycle.ts';
import { requestLifecycle } from '#server/requests/lifecycle.ts';

/** A transition, common to both tables. */
interface Transition {
  by: string | readonly string[];
  from: readonly string[];
  to: string;
  after?: string;
  event?: string;
}

interface Machine {
  title: string;
  about: string;
  begins: readonly string[];
  ends: readonly string[];
  moves: Readonly<Record<string, Transition>>;
}

const MACHINES: readonly Machine[] = [
  {
    title: 'A request',
    about: 'The table is `server/requests/lifecycle.ts`.',
    begins: ['sent', 'pending'],
    ends: ['completed', 'cancelled'],
    moves: requestLifecycle,
  },
  {
    title: 'A lead',
    about:
      'A request as sent to one professional. The table is `server/matching/lifecycle.ts`; why a lead was withdrawn is kept beside it.',
    begins: ['pending'],
    ends: ['denied', 'expired', 'withdrawn'],
    moves: leadLifecycle,
  },
  {
    title: 'A quote',
    about: 'One revision of it. The table is `server/quotes/lifecycle.ts`.',
    begins: ['open'],
    ends: ['replaced', 'withdrawn', 'declined', 'expired', 'closed', 'accepted', 'ended'],
    moves: quoteLifecycle,
  },
  {
    title: 'A change order',
    about: 'A change of what was agreed. The table is `server/agreements/lifecycle.ts`.',
    begins: ['open'],
    ends: ['withdrawn', 'declined', 'closed', 'accepted'],
    moves: changeOrderLifecycle,
  },
  {
    title: 'An appointment',
    about: 'The table is `server/appointments/lifecycle.ts`.',
    begins: ['agreed'],
    ends: ['over', 'missed', 'disputed', 'called_off', 'closed'],
    moves: appointmentLifecycle,
  },
  {
    title: 'Proposed times',
    about: 'Up to three times for an appointment, of either side; the table stands beside it.',
    begins: ['open'],
    ends: ['replaced', 'withdrawn', 'declined', 'expired', 'closed', 'accepted'],
    moves: proposalLifecycle,
  },
];

/** docs/lifecycles.md: a diagram and a table of each lifecycle. */
export function lifecyclesPage(): string {
  return [
    '# Lifecycles',
    'Generated from the tables by `npm run generate`: who may move a request, a lead, a quote, a change order and an appointment, and where to. A move that is not here does not happen. `system` acts by a timer, or in the wake of what somebody else did.',
    ...MACHINES.flatMap(sectionOf),
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionOf({ title, about, begins, ends, moves }: Machine): string[] {
  return [
    `## ${title}`,
    about,
    ['```mermaid', 'stateDiagram-v2', ...diagramOf(begins, ends, moves), '```'].join('\n'),
    tableOf([
      ['move', 'by', 'from', 'to', 'timer', 'event'],
      ...Object.entries(moves).map(([name, move]) => [
        `\`${name}\``,
        [move.by].flat().join(', '),
        move.from.join(', '),
        move.to,
        move.after ?? '',
        move.event ? `\`${move.event}\`` : '',
      ]),
    ]),
  ];
}

function diagramOf(
  begins: readonly string[],
  ends: readonly string[],
  moves: Readonly<Record<string, Transition>>,
): string[] {
  return [
    ...begins.map((state) => `  [*] --> ${state}`),
    ...Object.entries(moves).flatMap(([name, { from, to }]) =>
      from.map((state) => `  ${state} --> ${to}: ${name}`),
    ),
    ...ends.map((state) => `  ${state} --> [*]`),
  ];
}

/** A Markdown table, padded as by the formatter. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]!.length)),
  );
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
