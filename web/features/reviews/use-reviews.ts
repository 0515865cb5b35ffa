import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/client.ts';
import { listReviews, type Review, type StarCounts } from '#contract/requests/reviews.ts';
import { call } from '#web/lib/api/call.ts';
import { keyOf } from '#web/lib/api/query.tsx';

/** Page size of the server. */
const PAGE = 20;

/** The reviews of a professional, newest first, as far as loaded, and the counts of all. */
export function useReviews(professionalId: string) {
  const params = { id: professionalId };
  const query = useInfiniteQuery<{ reviews: Review[]; counts: StarCounts }, CallError>({
    queryKey: keyOf(listReviews, { params }),
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { params, query: { before: pageParam as string | undefined }, signal }),
    getNextPageParam: ({ reviews }) => (reviews.length < PAGE ? undefined : reviews.at(-1)?.id),
  });
  const pages = query.data?.pages;
  return {
    reviews: pages?.flatMap(({ reviews }) => reviews),
    counts: pages?.[0]?.counts ?? [],
    failed: query.isError,
    retry: () => void query.refetch(),
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
  };
}
