import { CallError } from '#contract/client.ts';

/** React Query's `refetchInterval`, in milliseconds. */
export type Interval = number | false | ((query: Read) => number | false);

interface Read {
  state: { data: unknown; error: unknown };
}

/** How soon what stands on screen is asked for again after its refresh failed. */
const SOON = 10_000;

/** Repeats a read that failed, until it is answered or refused. */
export function refetchWhenFailed(milliseconds: number): (query: Read) => number | false {
  return ({ state: { error } }) => error !== null && mayPass(error) && milliseconds;
}

/**
 * The same for what is shown already and would grow old in silence. What never came says so on screen,
 * with a button.
 */
export function refetchWhenRefreshFailed(query: Read): number | false {
  return query.state.data !== undefined && refetchWhenFailed(SOON)(query);
}

/** Whether the same call may succeed later: no answer came, or the server could not give one. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status >= 500 || error.status === 429;
}
