import type { ReactNode } from 'react';
import type { Column, Sorting } from './column.ts';

/** What a table and a list of cards are given alike. */
export interface RowsProps<Row extends { id: string }> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** The address of what a row opens; undefined where it opens nothing. */
  hrefOf: (row: Row) => string | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Other rows are on their way. */
  stale: boolean;
}

/** So many rows are drawn in grey while the first ones are on their way. */
export const WAITING_ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
