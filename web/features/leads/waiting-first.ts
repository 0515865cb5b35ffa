interface Row {
  id: string;
  status: string;
}

/**
 * One list of two that were asked for apart: who waits for an answer, then all the others. A lead
 * that was answered between the two askings is shown once, as the answered one.
 */
export function waitingFirst<R extends Row>(waiting: readonly R[], all: readonly R[]): R[] {
  const others = all.filter(({ status }) => status !== 'pending');
  const answered = new Set(others.map(({ id }) => id));
  return [...waiting.filter(({ id }) => !answered.has(id)), ...others];
}
