import type { LeadStatus, RequestStatus } from '#contract/statuses.ts';
import type { Urgency } from '#contract/urgency.ts';

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

/** Name, address and contact are for those who accepted, as long as they are part of it. */
export function mayKnowCustomer(lead: LeadStatus): boolean {
  return lead === 'accepted';
}

/** What a professional may do about a lead now. */
export function leadActions(lead: LeadStatus, request: RequestStatus) {
  if (request === 'completed' || request === 'cancelled') return [];
  if (lead === 'accepted') return ['message' as const];
  return lead === 'pending' ? ['accept' as const, 'decline' as const] : [];
}

/** What a customer may do about their request now. */
export function requestActions(request: RequestStatus) {
  return request === 'completed' || request === 'cancelled' ? [] : ['message' as const];
}
