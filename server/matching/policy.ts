import type { Lead } from '#contract/requests/leads.ts';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { isActiveLead } from './lifecycle.ts';

/** How many professionals are kept asked while a request is open. */
export const CONTACTED_AT_ONCE = 3;

/** How many may accept: the first takes what is very urgent; otherwise the customer compares. */
export function capacityOf(urgency: Urgency): number {
  return urgency === 'Very urgent (within 24h)' ? 1 : CONTACTED_AT_ONCE;
}

/** Whether further professionals may be asked about a request. */
export function isLookingFor(
  request: { status: RequestStatus; urgency: Urgency },
  accepted: number,
) {
  return (
    ['sent', 'pending', 'accepted'].includes(request.status) &&
    accepted < capacityOf(request.urgency)
  );
}

/** Whether one more may be asked by name, beside those who are asked now. */
export function hasFreePlace(
  request: { status: RequestStatus; urgency: Urgency },
  leads: readonly { status: LeadStatus }[],
): boolean {
  const active = leads.filter(({ status }) => isActiveLead(status));
  const accepted = active.filter(({ status }) => status === 'accepted').length;
  return active.length < CONTACTED_AT_ONCE && isLookingFor(request, accepted);
}

/**
 * Name, address and contact are for those who accepted, as long as they are part of it and neither has
 * blocked the other.
 */
export function mayKnowCustomer(lead: LeadStatus, isBlocked: boolean): boolean {
  return lead === 'accepted' && !isBlocked;
}

/** What of a request decides who may do what about it. */
export interface Situation {
  status: RequestStatus;
  completionReported: boolean;
}

/**
 * What a professional may do about a lead now; `isBlocked` where one of the two has blocked the other.
 * What was written can be read on after the work is done, but not by who is no longer part of it. Who is
 * apart can do nothing more than block in turn.
 */
export function leadActions(
  lead: LeadStatus,
  request: Situation,
  isBlocked = false,
): Lead['allowedActions'] {
  if (lead === 'pending') return isOver(request) ? [] : ['accept', 'decline'];
  if (lead !== 'accepted') return [];
  if (isBlocked) return ['block'];
  if (isOver(request)) return ['readConversation', 'block'];
  const mayReport = request.status === 'in_progress' && !request.completionReported;
  return ['message', ...(mayReport ? (['reportCompletion'] as const) : []), 'stepBack', 'block'];
}

/** What a customer may do about their request now. */
export function requestActions(
  request: Situation,
  isReviewed: boolean,
): OwnRequest['allowedActions'] {
  if (request.status === 'completed' && !isReviewed) return ['review'];
  if (isOver(request)) return [];
  if (request.status !== 'in_progress') return ['message', 'cancel'];
  const mayObject = request.completionReported;
  return ['message', 'complete', ...(mayObject ? (['objectToCompletion'] as const) : []), 'cancel'];
}

/**
 * What a customer may do about one of those who were contacted. The conversation with whoever once
 * accepted stays theirs to read, whatever came of it.
 */
export function contactedLeadActions(
  lead: { status: LeadStatus; isAnswered: boolean },
  request: Situation,
): ContactedLead['allowedActions'] {
  const block = lead.isAnswered ? (['block'] as const) : [];
  if (isOver(request) || !isActiveLead(lead.status)) {
    const hadAccepted = lead.isAnswered && lead.status !== 'denied';
    return [...(hadAccepted ? (['readConversation'] as const) : []), ...block];
  }
  if (lead.status === 'pending') return ['message'];
  const hire = request.status === 'accepted' ? (['hire'] as const) : [];
  return ['message', ...hire, 'release', ...block];
}

function isOver({ status }: Situation): boolean {
  return status === 'completed' || status === 'cancelled';
}
