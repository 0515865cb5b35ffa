import type { ReactNode } from 'react';

interface LinesProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The text of an empty list. */
  empty: string;
  children: (item: Item) => ReactNode;
}

/** Rows of a detail; long lists scroll in their own box. */
export function Lines<Item>({ items, keyOf, empty, children }: LinesProps<Item>) {
  if (items.length === 0) return <p className="text-sm text-ink-soft">{empty}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {items.map((item) => (
        <li
          key={keyOf(item)}
          className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0 [&>*:last-child]:ms-auto"
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
