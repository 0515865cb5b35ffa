import type { ReactNode } from 'react';
import type { Column, Sorting } from './column.ts';

/** The common props of a table and a list of cards. */
export interface RowsProps<Row extends { id: string }> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** The address of a row's detail; undefined without one. */
  hrefOf: (row: Row) => string | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Other rows are loading. */
  stale: boolean;
}

/** How many skeleton rows are shown while loading. */
export const WAITING_ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
