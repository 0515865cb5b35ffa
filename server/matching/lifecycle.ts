import type { LeadStatus } from '#contract/statuses.ts';

export interface LeadTransition {
  by: 'professional' | 'system';
  from: readonly LeadStatus[];
  to: LeadStatus;
  /** What server/app/reactions.ts hears of it. */
  event: 'lead.accepted' | 'lead.denied' | 'lead.withdrawn';
}

/** Every way a lead may move. It begins as `pending`. */
export const leadLifecycle = {
  accept: { by: 'professional', from: ['pending'], to: 'accepted', event: 'lead.accepted' },
  decline: { by: 'professional', from: ['pending'], to: 'denied', event: 'lead.denied' },
  /** Enough others have accepted. */
  withdraw: { by: 'system', from: ['pending'], to: 'withdrawn', event: 'lead.withdrawn' },
} as const satisfies Record<string, LeadTransition>;

export type LeadEvent = keyof typeof leadLifecycle;

/** Where an event takes a lead, or null where it has no place in that status. */
export function nextLeadStatus(status: LeadStatus, event: LeadEvent) {
  const transition: LeadTransition = leadLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}
