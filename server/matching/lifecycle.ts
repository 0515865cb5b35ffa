import type { Language } from '#contract/language.ts';
import type { EndReason, LeadStatus, LifeActor } from '#contract/requests/statuses.ts';
import type { Urgency } from '#contract/requests/urgency.ts';

export interface LeadTransition {
  by: LifeActor;
  from: readonly LeadStatus[];
  to: LeadStatus;
  /** For what happens by the clock: how long after what. */
  after?: string;
  /** What server/app/reactions.ts hears of it. */
  event:
    | 'lead.accepted'
    | 'lead.denied'
    | 'lead.expired'
    | 'lead.withdrawn'
    | 'lead.released'
    | 'lead.stepped-back'
    | 'lead.replaced';
}

declare module '#server/platform/change.ts' {
  interface DomainEvents {
    'lead.accepted': { leadId: string; requestId: string };
    'lead.denied': { leadId: string; requestId: string };
    'lead.expired': { leadId: string; requestId: string };
    'lead.withdrawn': {
      leadId: string;
      requestId: string;
      because: EndReason;
      /** An operator ended the request. */
      byOperator?: true;
    };
    'lead.released': { leadId: string; requestId: string };
    'lead.stepped-back': { leadId: string; requestId: string };
    'lead.replaced': { leadId: string; requestId: string };
    'lead.hired': { leadId: string; requestId: string };
    /** `at`: the ISO moment; a request may end and begin again more than once. */
    'request.cancelled': { requestId: string; by: 'customer' | 'operator'; at: string };
    'request.reopened': { requestId: string; was: 'cancelled' | 'completed'; at: string };
    'request.deleted': DeletedRequest;
    'request.completion-reported': { requestId: string };
    'request.completion-objected': { requestId: string };
    'request.completed': { requestId: string; by: 'customer' | 'silence' };
  }
}

/** What is told of a request that is gone; who of it heard nothing any more is not among these. */
export interface DeletedRequest {
  requestId: string;
  customerId: string;
  language: Language;
  professionId: number;
  area: string;
  /** Who was still asked, by their leads. */
  leads: { id: string; professionalId: string }[];
}

/** How long an answer is waited for, in minutes of the professional's declared hours. */
export const ANSWER_MINUTES: Readonly<Record<Urgency, number>> = {
  'Very urgent (within 24h)': 30,
  'Soon (2-3 days)': 4 * 60,
  'Not urgent (within a week)': 24 * 60,
};

/** Every way a lead may move. It begins as `pending`. */
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
  /** Enough others accepted, another was hired, the request ended, or the two were parted. */
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

/** Where an event takes a lead, or null where it has no place in that status. */
export function nextLeadStatus(status: LeadStatus, event: LeadEvent) {
  const transition: LeadTransition = leadLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}

/** Whether a lead still counts as one of those who are asked. */
export function isActiveLead(status: LeadStatus): boolean {
  return status === 'pending' || status === 'accepted';
}
