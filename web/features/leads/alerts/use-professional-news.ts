import { listLeads } from '#contract/requests/leads.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { useInfiniteCallQuery } from '#web/lib/api/query-pages.ts';
import { useLeadCounts } from '../use-leads.ts';

/** How many messages of a professional are unread, and how many leads wait for their answer. */
export function useProfessionalNews(professionalId: string): { unread: number; waiting: number } {
  const live = useLiveStatus();
  const input = { params: { id: professionalId }, query: {} };
  const { rows = [] } = useInfiniteCallQuery(listLeads, input, pollInterval('requests', live));
  return {
    unread: rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
    waiting: useLeadCounts(professionalId)?.waiting ?? 0,
  };
}
