import { percentile } from './statistics.ts';

/** A measured figure with its budget. */
export interface Figure {
  name: string;
  measured: number;
  unit: 'x' | 'ms' | 'kB' | 'MB' | 'a minute';
  /** Missing where the figure only explains another. */
  budget?: { atMost: number } | { atLeast: number };
  /** The numerator and denominator of the ratio. */
  detail: string;
}

/** The 99th percentile of times in milliseconds with its budget, and the median beside it. */
export function p99Figure(
  name: string,
  times: readonly number[],
  { atMost, of }: { atMost: number; of: string },
): Figure {
  const p50 = percentile(times, 0.5).toFixed(2);
  const detail = `p50 ${p50} ms, ${of}`;
  const measured = percentile(times, 0.99);
  return { name: `${name}, p99`, measured, unit: 'ms', budget: { atMost }, detail };
}

/** Whether a figure is within its budget; null without one. */
export function isWithin({ measured, budget }: Figure): boolean | null {
  if (!budget) return null;
  return 'atMost' in budget ? measured <= budget.atMost : measured >= budget.atLeast;
}

/** Formats the figures as a table for a terminal, one per line. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['what', 'measured', 'budget', '', 'of which'];
  const rows = figures.map((figure) => [
    figure.name,
    `${digits(figure.measured)} ${figure.unit}`,
    budgetText(figure),
    { true: 'OK', false: 'OVER', null: '' }[`${isWithin(figure)}`],
    figure.detail,
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function budgetText({ budget, unit }: Figure): string {
  if (!budget) return '';
  return 'atMost' in budget ? `<= ${budget.atMost} ${unit}` : `>= ${budget.atLeast} ${unit}`;
}

function digits(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}
