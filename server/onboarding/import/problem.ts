import type { Column } from './column-names.ts';
import type { ProblemCode } from './texts/shape.ts';

/** What is wrong in one cell, or in a whole row. */
export interface Problem {
  code: ProblemCode;
  /** Null for the whole row. */
  column: Column | null;
  value: string;
  /** What would be right, or what comes close, for the cure. */
  about?: string;
}

/** A row that was not taken in, and all that is wrong with it. */
export interface RefusedRow {
  row: number;
  line: number;
  problems: Problem[];
}
