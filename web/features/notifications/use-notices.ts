import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallError } from '#contract/client.ts';
import { listNotices, markNoticesRead, type Notice } from '#contract/notifications.ts';
import { call } from '#web/lib/api/call.ts';
import { useLiveStatus } from '#web/lib/api/live.ts';
import { keyOf, useCallQuery } from '#web/lib/api/query.tsx';
import { refetchWhenFailed, type Interval } from '#web/lib/api/refetch-intervals.ts';
import { hasGaps } from '#web/lib/tolerant-reading.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';

const POLL = 30_000;
const PAGE = 20;

/** The number of unread notices; undefined while loading. */
export function useUnreadCount(): number | undefined {
  return useCallQuery(listNotices, {}, { refetchInterval: usePolling() }).data?.unreadCount;
}

/** The person's notices, newest first, paginated. */
export function useNotices() {
  const { language } = useLanguage();
  const query = useInfiniteQuery<Notice[], CallError>({
    queryKey: [...keyOf(listNotices), 'pages', language],
    initialPageParam: undefined,
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam as string | undefined;
      return (await call(listNotices, { query: { before }, signal })).notices;
    },
    getNextPageParam: (page) =>
      page.length < PAGE && !hasGaps(page) ? undefined : page.at(-1)?.id,
    refetchInterval: usePolling(),
  });
  return {
    notices: query.data?.pages.flat(),
    failed: query.isError,
    retry: () => void query.refetch(),
    showMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
  };
}

/** Marks this notice and all older ones as read. */
export async function readUpTo(upTo: string): Promise<void> {
  await call(markNoticesRead, { body: { upTo } });
}

function usePolling(): Interval {
  return useLiveStatus() === 'up' ? refetchWhenFailed(POLL) : POLL;
}
