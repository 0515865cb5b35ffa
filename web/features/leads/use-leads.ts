import { countLeads, listLeads, type Lead } from '#contract/requests/leads.ts';
import { pollInterval, useLiveStatus } from '#web/lib/api/live.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useInfiniteCallQuery } from '#web/lib/api/query-pages.ts';
import type { StageFilter } from './stages.ts';
import { waitingFirst } from './waiting-first.ts';

/** Pending leads, the most urgent first; refetched on live events. */
export function useWaitingLeads(professionalId: string) {
  const live = useLiveStatus();
  const input = { params: { id: professionalId }, query: { stage: 'waiting' as const } };
  const leads = useInfiniteCallQuery(listLeads, input, pollInterval('requests', live));
  return { ...leads, rows: leads.rows?.toSorted(byDeadline) };
}

/** The leads of one stage, or all of them with pending ones first; refetched on live events. */
export function useLeads(professionalId: string, stage: StageFilter) {
  const live = useLiveStatus();
  const waiting = useWaitingLeads(professionalId);
  const input = { params: { id: professionalId }, query: stage ? { stage } : {} };
  const chosen = useInfiniteCallQuery(listLeads, input, pollInterval('requests', live));
  if (stage === 'waiting') return waiting;
  if (stage || !waiting.rows || !chosen.rows) return chosen;
  return { ...chosen, rows: waitingFirst(waiting.rows, chosen.rows) };
}

/** The number of leads by stage. */
export function useLeadCounts(professionalId: string) {
  const live = useLiveStatus();
  const options = { refetchInterval: pollInterval('requests', live) };
  return useCallQuery(countLeads, { params: { id: professionalId } }, options).data;
}

function byDeadline(one: Lead, other: Lead): number {
  return (one.expiresAt ?? '').localeCompare(other.expiresAt ?? '');
}
