import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/client.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import { PAGE_ROWS } from '#contract/admin/list.ts';
import { call } from '#web/lib/api/call.ts';
import { keyOf } from '#web/lib/api/query.tsx';
import { hasGaps } from '#web/lib/tolerant-reading.ts';
import type { Questions } from '../frame/address.ts';

/** A row of an endpoint that answers an array. */
export type RowOf<E extends Endpoint> =
  Result<E> extends readonly (infer Row extends { id: string })[] ? Row : never;

interface Walk<Row> {
  /** The query of the page after the last row. */
  next: (last: Row) => Questions;
  /** Page size: a shorter page is the last. */
  page: number;
}

/** The pagination of the panel's lists. */
export const BY_CURSOR: Walk<{ id: string }> = {
  next: (last: { id: string; cursor?: string }) => ({ after: last.cursor }),
  page: PAGE_ROWS,
};

/** Loads a list page by page by its query; previous rows stay until the new ones arrive. */
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
    /** Undefined after the last page. */
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    /** Another query is loading. */
    stale: query.isPlaceholderData,
  };
}
