import type { ReactNode } from 'react';

/** A column of a list of the panel. The first one names the row and opens it. */
export interface Column<Row> {
  id: string;
  title: string;
  show: (row: Row) => ReactNode;
  /** The server's sort key of this column; without one it cannot be sorted. */
  sort?: string;
  /** Hidden by default. */
  folded?: true;
  /** Figures, aligned to the end of their cell. */
  end?: true;
  /** The names of its fields in a file; by default its own id. */
  fields?: readonly string[];
}

/** A filter of a list; `id` is its name in the address and at the server. */
export type Filter = { id: string; label: string } & (
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  /** A flag: `true` or absent. */
  | { kind: 'flag' }
  | { kind: 'day' }
  /** Set by links from elsewhere only; it can be removed. */
  | { kind: 'link' }
);

export type Order = 'asc' | 'desc';

export interface Sorting {
  sort: string;
  order: Order;
}

/** The default order of every list. */
export const NEWEST_FIRST: Sorting = { sort: 'createdAt', order: 'desc' };
