import type { Lead } from '#contract/requests/leads.ts';
import type { LeadStage } from '#contract/requests/statuses.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The state shown by a lead's badge: its status, or that of its request. */
export type LeadState = Lead['status'] | 'in_progress' | 'completed';

const JOBS = ['in_progress', 'completed'] as const;

/** For an accepted lead the status of the request counts. */
export function stateOf({ status, serviceRequest }: Lead): LeadState {
  if (status !== 'accepted') return status;
  return JOBS.find((job) => job === serviceRequest.status) ?? status;
}

/** Where the work still lies ahead, or is under way. */
const OPEN: readonly LeadState[] = ['pending', 'accepted', 'in_progress'];

/** Whether nothing is left to do but to look back. */
export function isFinished(lead: Lead): boolean {
  return !OPEN.includes(stateOf(lead));
}

export const STATE_TONES: Record<LeadState, BadgeTone> = {
  pending: 'tile',
  accepted: 'lamp',
  in_progress: 'solid',
  completed: 'pine',
  denied: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** The selected stage; undefined shows everything. */
export type StageFilter = LeadStage | undefined;
