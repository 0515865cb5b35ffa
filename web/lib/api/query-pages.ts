import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/client.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { keyOf } from './query.tsx';
import { hasGaps } from '#web/lib/tolerant-reading.ts';
import { refetchWhenRefreshFailed, type Interval } from './refetch-intervals.ts';

type RowOf<E extends Endpoint> =
  Result<E> extends readonly (infer Row extends { id: string })[] ? Row : never;

/** Page size of the server. */
const PAGE = 20;

/**
 * Reads a list paginated by 20, newest first, continued by `before=<last id>`. `rows` holds all
 * loaded pages; `showMore` loads the next one if any.
 */
export function useInfiniteCallQuery<E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  refetchInterval: Interval = refetchWhenRefreshFailed,
) {
  const query = useInfiniteQuery<RowOf<E>[], CallError>({
    queryKey: keyOf(endpoint, input),
    initialPageParam: undefined,
    queryFn: async ({ pageParam, signal }) => {
      const before = { ...(input as { query?: object }).query, before: pageParam };
      return (await call(endpoint, { ...input, query: before, signal } as Call<E>)) as RowOf<E>[];
    },
    getNextPageParam: (page) =>
      page.length < PAGE && !hasGaps(page) ? undefined : page.at(-1)?.id,
    refetchInterval,
  });
  return {
    rows: query.data?.pages.flat() as RowOf<E>[] | undefined,
    failed: query.isError,
    retry: () => void query.refetch(),
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
  };
}
