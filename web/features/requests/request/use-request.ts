import { getOwnRequest } from '#contract/requests/requests.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';

/** One request of the customer with its timeline, refetched on live events. */
export function useRequest(id: string) {
  const live = useLiveStatus();
  return useCallQuery(
    getOwnRequest,
    { params: { id } },
    { refetchInterval: pollInterval('requests', live) },
  );
}
