import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/client.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import { PAGE_ROWS } from '#contract/admin/list.ts';
import { call } from '#web/lib/api/call.ts';
import { keyOf } from '#web/lib/api/query.tsx';
import { hasGaps } from '#web/lib/tolerant-reading.ts';
import type { Questions } from '../frame/address.ts';

/** A row of a list: what an endpoint that answers an array answers one by one. */
export type RowOf<E extends Endpoint> =
  Result<E> extends readonly (infer Row extends { id: string })[] ? Row : never;

interface Walk<Row> {
  /** What to ask to go on behind the last row. */
  next: (last: Row) => Questions;
  /** Rows of a full page: a shorter one is the last. */
  page: number;
}

/** How the lists of the panel are walked through. */
export const BY_CURSOR: Walk<{ id: string }> = {
  next: (last: { id: string; cursor?: string }) => ({ after: last.cursor }),
  page: PAGE_ROWS,
};

/** Reads a list page by page as `questions` ask for it; what was there stays until it is answered. */
export function useRows<E extends Endpoint>(
  endpoint: E,
  questions: Questions,
  walk: Walk<RowOf<E>>,
) {
  const query = useInfiniteQuery<RowOf<E>[], CallError>({
    queryKey: keyOf(endpoint, { query: questions } as unknown as Call<E>),
    initialPageParam: {},
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...questions, ...(pageParam as Questions) };
      return (await call(endpoint, { query: asked, signal } as unknown as Call<E>)) as RowOf<E>[];
    },
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && (page.length >= walk.page || hasGaps(page)) ? walk.next(last) : undefined;
    },
    placeholderData: keepPreviousData,
  });
  return {
    rows: query.data?.pages.flat() as RowOf<E>[] | undefined,
    error: query.isFetchNextPageError ? null : query.error,
    retry: () => void query.refetch(),
    /** Undefined where there is no more. */
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    /** Other questions are on their way. */
    stale: query.isPlaceholderData,
  };
}
