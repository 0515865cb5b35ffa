import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';

/** Professionals read and write while their lead is accepted. */
export function isInConversation(lead: LeadStatus | null): boolean {
  return lead === 'accepted';
}

/**
 * Customers may write from the beginning, to everybody contacted or to one who has not declined.
 */
export function isClosed(request: RequestStatus, lead: LeadStatus | null): boolean {
  const isOver = request === 'completed' || request === 'cancelled';
  return isOver || lead === 'denied' || lead === 'expired' || lead === 'withdrawn';
}
