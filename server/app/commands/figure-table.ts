import type { MarketFigures } from '#server/matching/simulation/figures.ts';

/** The heads of `figureCells`. */
export const FIGURE_HEADS = ['requests', 'accepted', 'three asked', 'first yes', '9 of 10 within'];

/** The figures of a market as the cells of a row. */
export function figureCells(figures: MarketFigures): string[] {
  const { requests, filled, threeAsked, medianMinutes, p90Minutes } = figures;
  return [
    String(requests),
    percent(filled),
    percent(threeAsked),
    duration(medianMinutes),
    duration(p90Minutes),
  ];
}

/** Columns as wide as they need to be; the first to the left, figures to the right. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isFigure = (column: number) => /^\d/.test(rows.at(-1)?.[column] ?? '');
  const cell = (text: string, column: number) =>
    isFigure(column) ? text.padStart(widths[column]!) : text.padEnd(widths[column]!);
  return rows.map((row) => row.map(cell).join('   ').trimEnd()).join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function duration(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 60) return `${Math.round(minutes)} min`;
  return `${(minutes / 60).toFixed(1)} h`;
}
