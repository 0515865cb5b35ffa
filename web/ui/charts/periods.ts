/**
 * Rows, the oldest first, in groups of `size` counted from the newest: where they do not come out
 * even, the oldest group has fewer.
 */
export function groupsOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const first = rows.length % size;
  const starts = rows.flatMap((_, index) => (index === 0 || index % size === first ? [index] : []));
  return starts.map((start, index) => rows.slice(start, starts[index + 1]));
}
