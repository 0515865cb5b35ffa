import type { ChangeOrderStatus } from '#contract/agreements/agreements.ts';

interface ChangeOrderTransition {
  by: 'customer' | 'professional' | 'system';
  from: readonly ChangeOrderStatus[];
  to: ChangeOrderStatus;
  /** For scheduled transitions: how long after what. */
  after?: string;
  /** The domain event recorded with it. */
  event?: `change-order.${string}`;
}

/** Every transition of a change order. It begins as `open`; nothing leads out of the other statuses. */
export const changeOrderLifecycle = {
  withdraw: {
    by: 'professional',
    from: ['open'],
    to: 'withdrawn',
    event: 'change-order.withdrawn',
  },
  decline: { by: 'customer', from: ['open'], to: 'declined', event: 'change-order.declined' },
  /** The job ended, or went to somebody else. */
  close: { by: 'system', from: ['open'], to: 'closed' },
  accept: { by: 'customer', from: ['open'], to: 'accepted', event: 'change-order.accepted' },
} as const satisfies Record<string, ChangeOrderTransition>;

export type ChangeOrderEvent = keyof typeof changeOrderLifecycle;

/** The next status of a change order after an event, or null where the event is not allowed in it. */
export function nextChangeOrderStatus(
  status: ChangeOrderStatus,
  event: ChangeOrderEvent,
): ChangeOrderStatus | null {
  const transition: ChangeOrderTransition = changeOrderLifecycle[event];
  return transition.from.includes(status) ? transition.to : null;
}
