import { listOwnRequests } from '#contract/requests/requests.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { useInfiniteCallQuery } from '#web/lib/api/query-pages.ts';

/** How many messages of a customer are unread, and how many requests wait for their decision. */
export function useCustomerNews(): { unread: number; waiting: number } {
  const live = useLiveStatus();
  const { rows = [] } = useInfiniteCallQuery(listOwnRequests, {}, pollInterval('requests', live));
  const leads = rows.flatMap((request) => request.leads);
  return {
    unread: leads.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
    waiting: rows.filter(
      ({ allowedActions, leads: asked }) =>
        allowedActions.includes('objectToCompletion') ||
        asked.some((lead) => lead.allowedActions.includes('hire')),
    ).length,
  };
}
