import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

/** Professionals read and write on what they accepted, as long as they are part of it. */
export function isInConversation(lead: LeadStatus | null): boolean {
  return lead === 'accepted';
}

/** Customers may write from the beginning, to everybody asked or to one who has not declined. */
export function isClosed(request: RequestStatus, lead: LeadStatus | null): boolean {
  const isOver = request === 'completed' || request === 'cancelled';
  return isOver || lead === 'denied' || lead === 'expired' || lead === 'withdrawn';
}
