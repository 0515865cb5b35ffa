import type { Problem, RefusedRow } from './problem.ts';
import { singleLine } from './records.ts';
import type { Sheet } from './sheet.ts';
import { fillText } from './texts/texts.ts';
import type { ImportTexts } from './texts/shape.ts';

/** A refused row in the operator's language. */
export interface ReportedRow {
  row: number;
  line: number;
  problems: { column: string; value: string; why: string; cure: string }[];
}

const SHORT = 60;

/** The problems of a row, with the column names of its file. */
export function describeRow({ row, line, problems }: RefusedRow, sheet: Sheet, texts: ImportTexts) {
  return { row, line, problems: problems.map((problem) => word(problem, sheet, texts)) };
}

function word({ code, column, value, about }: Problem, sheet: Sheet, texts: ImportTexts) {
  const at = column === null ? undefined : sheet.at.get(column);
  const header = at === undefined ? undefined : sheet.headers[at];
  const { why, cure, cureAbout = cure } = texts.problems[code];
  return {
    column: header || (column === null ? texts.report.wholeRow : texts.columns[column]),
    value: shortened(value),
    why,
    cure: about === undefined ? cure : fillText(cureAbout, { about }),
  };
}

/** One line, without control characters for a terminal. */
function shortened(value: string): string {
  const line = singleLine(value);
  return line.length <= SHORT ? line : `${line.slice(0, SHORT).toWellFormed()}…`;
}
