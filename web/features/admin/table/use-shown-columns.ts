import { useState } from 'react';
import type { Column } from './column.ts';

/**
 * The visible columns of a list, stored in this browser under the list's name. The first one names
 * the row and stays.
 */
export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const key = `nearhand:admin-columns:${name}`;
  const [hidden, setHidden] = useState(() => read(key) ?? foldedOf(columns));
  const keep = (next: readonly string[]) => {
    setHidden(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return {
    shown: columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    toggle: (id: string) =>
      keep(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]),
    showAll: () => keep([]),
  };
}

function foldedOf<Row>(columns: readonly Column<Row>[]): readonly string[] {
  return columns.filter(({ folded }) => folded).map(({ id }) => id);
}

function read(key: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined;
  } catch {
    return undefined;
  }
}
