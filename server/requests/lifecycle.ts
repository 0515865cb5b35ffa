import type { DomainEvent } from '#server/platform/domain-events.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { LifeActor, RequestStatus } from '#contract/requests/statuses.ts';

export interface RequestTransition {
  by: readonly LifeActor[];
  from: readonly RequestStatus[];
  to: RequestStatus;
  /** For scheduled transitions: how long after what. */
  after?: string;
  /** The domain event that `moveRequest` records with it. */
  event?:
    | 'request.pending'
    | 'request.completion-reported'
    | 'request.completion-objected'
    | 'request.completed'
    | 'request.cancelled'
    | 'request.reopened'
    | 'lead.hired';
}

/** After how many days of a customer's silence a reported completion counts as confirmed. */
export const SILENCE_COMPLETES_AFTER_DAYS = 7;

/**
 * Every transition of a request. It begins as `sent`, or as `pending` where nobody could be
 * contacted.
 */
export const requestLifecycle = {
  /** A professional became contactable and was contacted. */
  contact: { by: ['system', 'operator'], from: ['pending'], to: 'sent' },
  /** No active lead and no candidate is left: the search continues. */
  search: { by: ['system'], from: ['sent'], to: 'pending', event: 'request.pending' },
  /** A professional accepted; further ones may, until it is filled. */
  accept: { by: ['professional'], from: ['sent', 'pending', 'accepted'], to: 'accepted' },
  /** The customer chose one of those who accepted. */
  hire: { by: ['customer'], from: ['accepted'], to: 'in_progress', event: 'lead.hired' },
  /** The hired professional reports completion. */
  reportCompletion: {
    by: ['professional'],
    from: ['in_progress'],
    to: 'in_progress',
    event: 'request.completion-reported',
  },
  /** The customer objects. */
  objectToCompletion: {
    by: ['customer'],
    from: ['in_progress'],
    to: 'in_progress',
    event: 'request.completion-objected',
  },
  complete: {
    by: ['customer'],
    from: ['in_progress'],
    to: 'completed',
    event: 'request.completed',
  },
  /** The customer was silent after the report. */
  completeBySilence: {
    by: ['system'],
    from: ['in_progress'],
    to: 'completed',
    after: `${SILENCE_COMPLETES_AFTER_DAYS} days after the report`,
    event: 'request.completed',
  },
  cancel: {
    by: ['customer', 'operator'],
    from: ['sent', 'pending', 'accepted', 'in_progress'],
    to: 'cancelled',
    event: 'request.cancelled',
  },
  /** Nobody who accepted is left: released, stepped back, replaced, or blocked. */
  reopen: {
    by: ['customer', 'professional', 'system', 'operator'],
    from: ['accepted', 'in_progress'],
    to: 'sent',
  },
  /** A cancelled request is searched for again; nobody is contacted twice. */
  reopenCancelled: {
    by: ['operator'],
    from: ['cancelled'],
    to: 'pending',
    event: 'request.reopened',
  },
  /** A completed request without a review is with the hired professional again. */
  reopenCompleted: {
    by: ['operator'],
    from: ['completed'],
    to: 'in_progress',
    event: 'request.reopened',
  },
} as const satisfies Record<string, RequestTransition>;

export type RequestEvent = keyof typeof requestLifecycle;

/**
 * The next status of a request after an event, or null where the event is not allowed in that
 * status.
 */
export function nextRequestStatus(status: RequestStatus, event: RequestEvent) {
  const transition: RequestTransition = requestLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}

/** A transition that took place. */
export interface RequestMove {
  requestId: string;
  from: RequestStatus;
  actor: LifeActor;
  at: Date;
  leadId: string | null;
}

/** The domain event of a transition, with its payload; undefined for one without. */
export function domainEventOf(
  event: RequestEvent,
  { requestId, from, actor, at, leadId }: RequestMove,
): DomainEvent | undefined {
  const { event: type }: RequestTransition = requestLifecycle[event];
  switch (type) {
    case 'request.completed':
      return { type, requestId, by: actor === 'customer' ? 'customer' : 'silence' };
    case 'request.cancelled':
      return {
        type,
        requestId,
        by: actor === 'customer' ? 'customer' : 'operator',
        at: at.toISOString(),
      };
    case 'request.reopened':
      return {
        type,
        requestId,
        was: from === 'completed' ? 'completed' : 'cancelled',
        at: at.toISOString(),
      };
    case 'lead.hired':
      if (leadId === null) throw new Error(`request ${requestId} hires nobody`);
      return { type, requestId, leadId };
    default:
      return type && { type, requestId };
  }
}

const openStatuses: readonly RequestStatus[] = ['sent', 'pending', 'accepted', 'in_progress'];

/** True until a request is completed or cancelled. */
export function isOpen(status: RequestStatus): boolean {
  return openStatuses.includes(status);
}

/** When a report of completion made at that moment counts as confirmed by silence. */
export function completesAt(reportedAt: Date): Date {
  return new Date(reportedAt.getTime() + SILENCE_COMPLETES_AFTER_DAYS * DAY_MS);
}
