import { DAY_MINUTES } from '#contract/durations.ts';
import type { LeadStatus, LifeActor } from '#contract/requests/statuses.ts';
import type { Urgency } from '#contract/requests/urgency.ts';

export interface LeadTransition {
  by: LifeActor;
  from: readonly LeadStatus[];
  to: LeadStatus;
  /** For scheduled transitions: how long after what. */
  after?: string;
  /** The domain event that `moveLeads` records with it. */
  event:
    | 'lead.accepted'
    | 'lead.denied'
    | 'lead.expired'
    | 'lead.withdrawn'
    | 'lead.released'
    | 'lead.stepped-back'
    | 'lead.replaced';
}

/** The time to answer, in minutes of the professional's declared hours. */
export const ANSWER_MINUTES: Readonly<Record<Urgency, number>> = {
  'Very urgent (within 24h)': 30,
  'Soon (2-3 days)': 4 * 60,
  'Not urgent (within a week)': DAY_MINUTES,
};

/** Every transition of a lead. It begins as `pending`. */
export const leadLifecycle = {
  accept: { by: 'professional', from: ['pending'], to: 'accepted', event: 'lead.accepted' },
  decline: { by: 'professional', from: ['pending'], to: 'denied', event: 'lead.denied' },
  /** Nobody answered in time. */
  expire: {
    by: 'system',
    from: ['pending'],
    to: 'expired',
    after:
      '30 minutes, 4 hours or 24 hours by urgency, within the declared hours; very urgent: a day at most',
    event: 'lead.expired',
  },
  /** Enough others accepted, another was hired, the request ended, or one blocked the other. */
  withdraw: {
    by: 'system',
    from: ['pending', 'accepted'],
    to: 'withdrawn',
    event: 'lead.withdrawn',
  },
  /** The customer asks for another professional instead. */
  release: { by: 'customer', from: ['accepted'], to: 'withdrawn', event: 'lead.released' },
  /** The professional cannot come after all. */
  stepBack: { by: 'professional', from: ['accepted'], to: 'withdrawn', event: 'lead.stepped-back' },
  /** An operator gives the place to somebody else. */
  replace: {
    by: 'operator',
    from: ['pending', 'accepted'],
    to: 'withdrawn',
    event: 'lead.replaced',
  },
} as const satisfies Record<string, LeadTransition>;

export type LeadEvent = keyof typeof leadLifecycle;

/**
 * The next status of a lead after an event, or null where the event is not allowed in that status.
 */
export function nextLeadStatus(status: LeadStatus, event: LeadEvent) {
  const transition: LeadTransition = leadLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}

/** Whether a lead is active: pending or accepted. */
export function isActiveLead(status: LeadStatus): boolean {
  return status === 'pending' || status === 'accepted';
}
