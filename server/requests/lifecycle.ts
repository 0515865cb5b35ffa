import type { RequestStatus } from '#contract/statuses.ts';

export interface RequestTransition {
  by: 'customer' | 'professional' | 'system';
  from: readonly RequestStatus[];
  to: RequestStatus;
}

/** Every way a request may move. It begins as `sent`, or as `pending` where nobody could be asked. */
export const requestLifecycle = {
  /** A professional became contactable and was asked. */
  contact: { by: 'system', from: ['pending'], to: 'sent' },
  /** Everybody asked has declined and nobody is left to ask: the search goes on. */
  search: { by: 'system', from: ['sent'], to: 'pending' },
  /** A professional accepted; further ones may, until there are enough. */
  accept: { by: 'professional', from: ['sent', 'accepted'], to: 'accepted' },
} as const satisfies Record<string, RequestTransition>;

export type RequestEvent = keyof typeof requestLifecycle;

/** Where an event takes a request, or null where it has no place in that status. */
export function nextRequestStatus(status: RequestStatus, event: RequestEvent) {
  const transition: RequestTransition = requestLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}

const openStatuses: readonly RequestStatus[] = ['sent', 'pending', 'accepted', 'in_progress'];

/** True until a request is completed or cancelled. */
export function isOpen(status: RequestStatus): boolean {
  return openStatuses.includes(status);
}
