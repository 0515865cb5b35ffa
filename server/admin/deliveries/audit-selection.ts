/** What the log says of things that were meant by id, or by what they have in common. */
export function auditSelection(which: { ids: readonly string[] } | (object & { until: Date })): {
  id: string;
  [fact: string]: unknown;
} {
  if ('ids' in which) {
    const { ids } = which;
    return ids.length === 1 ? { id: ids[0] ?? '' } : { id: 'several', ids };
  }
  const { until: _, ...filter } = which;
  return { id: 'all', ...filter };
}
