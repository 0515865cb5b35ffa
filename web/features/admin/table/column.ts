import type { ReactNode } from 'react';

/** A column of a list of the panel. The first one names the row and opens it. */
export interface Column<Row> {
  id: string;
  title: string;
  show: (row: Row) => ReactNode;
  /** What the server sorts by for this column; left out, it cannot be sorted. */
  sort?: string;
  /** Left out until somebody asks for it. */
  folded?: true;
  /** Figures, at the end of their cell. */
  end?: true;
  /** The names of its fields in a file; its own id where left out. */
  fields?: readonly string[];
}

/** A question that the list can be asked; `id` is its name in the address and at the server. */
export type Filter = { id: string; label: string } & (
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  /** Holds or is not asked: `true`. */
  | { kind: 'flag' }
  | { kind: 'day' }
  /** Asked by links from elsewhere only; it can be taken away. */
  | { kind: 'link' }
);

export type Order = 'asc' | 'desc';

export interface Sorting {
  sort: string;
  order: Order;
}

/** As every list comes where nothing else is asked. */
export const NEWEST_FIRST: Sorting = { sort: 'createdAt', order: 'desc' };
