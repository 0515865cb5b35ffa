interface Row {
  id: string;
  status: string;
}

/**
 * Merges two lists from separate queries: pending leads, then all others. A lead answered between
 * the two queries is listed once: as answered, or as it was before.
 */
export function waitingFirst<R extends Row>(waiting: readonly R[], all: readonly R[]): R[] {
  const known = new Set(waiting.map(({ id }) => id));
  const others = all.filter(({ status }) => status !== 'pending');
  const answered = new Set(others.map(({ id }) => id));
  return [
    ...waiting.filter(({ id }) => !answered.has(id)),
    // Of a further page of those that wait, or answered: it does not vanish meanwhile.
    ...all.filter(({ id, status }) => status === 'pending' && !known.has(id)),
    ...others,
  ];
}
