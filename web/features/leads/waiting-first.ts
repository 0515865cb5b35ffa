interface Row {
  id: string;
  status: string;
}

/**
 * Merges two lists from separate queries: pending leads, then all others. A lead answered between
 * the two queries is listed once, as answered.
 */
export function waitingFirst<R extends Row>(waiting: readonly R[], all: readonly R[]): R[] {
  const others = all.filter(({ status }) => status !== 'pending');
  const answered = new Set(others.map(({ id }) => id));
  return [...waiting.filter(({ id }) => !answered.has(id)), ...others];
}
