import { CallError } from '#contract/client.ts';

/** React Query's `refetchInterval`, in milliseconds. */
export type Interval = number | false | ((query: Read) => number | false);

interface Read {
  state: { data: unknown; error: unknown };
}

/** How soon a failed refresh is retried. */
const SOON = 10_000;

/** Retries a failed read until it is answered or refused. */
export function refetchWhenFailed(milliseconds: number): (query: Read) => number | false {
  return ({ state: { error } }) => error !== null && mayPass(error) && milliseconds;
}

/**
 * The same for shown data that would silently go stale. A failed first load shows a retry button
 * instead.
 */
export function refetchWhenRefreshFailed(query: Read): number | false {
  return query.state.data !== undefined && refetchWhenFailed(SOON)(query);
}

/** Whether an error is transient: no answer came, or the server could not give one. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status >= 500 || error.status === 429;
}
