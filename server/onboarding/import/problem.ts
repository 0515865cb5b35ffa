import type { Column } from './column-names.ts';
import type { ProblemCode } from './texts/shape.ts';

/** A problem of one cell, or of a whole row. */
export interface Problem {
  code: ProblemCode;
  /** Null for the whole row. */
  column: Column | null;
  value: string;
  /** The valid range or similar names, for the fix. */
  about?: string;
}

/** A refused row with all its problems. */
export interface RefusedRow {
  row: number;
  line: number;
  problems: Problem[];
}
