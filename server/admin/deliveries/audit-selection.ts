/** The audit entry of a bulk action: the selected ids, or the filter. */
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
