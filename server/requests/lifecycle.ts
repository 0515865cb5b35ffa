import type { DomainEvent } from '#server/platform/domain-events.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { LifeActor, RequestStatus } from '#contract/requests/statuses.ts';

export interface RequestTransition {
  by: readonly LifeActor[];
  from: readonly RequestStatus[];
  to: RequestStatus;
  /** For what happens by the clock: how long after what. */
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

/** How long a customer may say nothing to the professional's report before the request is completed. */
export const SILENCE_COMPLETES_AFTER_DAYS = 7;

/** Every way a request may move. It begins as `sent`, or as `pending` where nobody could be asked. */
export const requestLifecycle = {
  /** A professional became contactable and was asked. */
  contact: { by: ['system', 'operator'], from: ['pending'], to: 'sent' },
  /** Nobody who was asked is left, and there is nobody else to ask: the search goes on. */
  search: { by: ['system'], from: ['sent'], to: 'pending', event: 'request.pending' },
  /** A professional accepted; further ones may, until there are enough. */
  accept: { by: ['professional'], from: ['sent', 'pending', 'accepted'], to: 'accepted' },
  /** The customer chose one of those who accepted. */
  hire: { by: ['customer'], from: ['accepted'], to: 'in_progress', event: 'lead.hired' },
  /** The hired professional says that the work is done. */
  reportCompletion: {
    by: ['professional'],
    from: ['in_progress'],
    to: 'in_progress',
    event: 'request.completion-reported',
  },
  /** The customer says that it is not. */
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
  /** The customer said nothing to the professional's report. */
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
  /** Nobody who accepted is left: released by the customer, stepped back, replaced, or blocked. */
  reopen: {
    by: ['customer', 'professional', 'system', 'operator'],
    from: ['accepted', 'in_progress'],
    to: 'sent',
  },
  /** What was cancelled is looked for again; nobody who was asked before is asked twice. */
  reopenCancelled: {
    by: ['operator'],
    from: ['cancelled'],
    to: 'pending',
    event: 'request.reopened',
  },
  /** What was completed and not reviewed is with the hired professional again. */
  reopenCompleted: {
    by: ['operator'],
    from: ['completed'],
    to: 'in_progress',
    event: 'request.reopened',
  },
} as const satisfies Record<string, RequestTransition>;

export type RequestEvent = keyof typeof requestLifecycle;

/** Where an event takes a request, or null where it has no place in that status. */
export function nextRequestStatus(status: RequestStatus, event: RequestEvent) {
  const transition: RequestTransition = requestLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}

/** A move of a request that took place. */
export interface RequestMove {
  requestId: string;
  from: RequestStatus;
  actor: LifeActor;
  at: Date;
  leadId: string | null;
}

/** The domain event of a move, with all that it carries; undefined for a move that has none. */
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

/** When a request counts as completed where its customer says nothing to a report of that moment. */
export function completesAt(reportedAt: Date): Date {
  return new Date(reportedAt.getTime() + SILENCE_COMPLETES_AFTER_DAYS * DAY_MS);
}
