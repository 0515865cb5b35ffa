import type { Lead } from '#contract/requests/leads.ts';
import type { LeadStage } from '#contract/requests/statuses.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** What the badge of a lead says: its status, or that of the job it became. */
export type LeadState = Lead['status'] | 'in_progress' | 'completed';

const JOBS = ['in_progress', 'completed'] as const;

/** Of an accepted lead the request tells how far it is. */
export function stateOf({ status, serviceRequest }: Lead): LeadState {
  if (status !== 'accepted') return status;
  return JOBS.find((job) => job === serviceRequest.status) ?? status;
}

export const STATE_TONES: Record<LeadState, BadgeTone> = {
  pending: 'marigold',
  accepted: 'pine',
  in_progress: 'solid',
  completed: 'sky',
  denied: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** What a person looks for; undefined shows everything. */
export type StageFilter = LeadStage | undefined;
