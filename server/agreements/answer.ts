import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  endChangeOrder,
  publishAgreement,
  withLockedChangeOrder,
  type LockedChangeOrder,
} from './locked-agreement.ts';

interface Customer {
  userId: string;
}

/**
 * The customer accepts an open change order, while the job is with its professional. Idempotent.
 * @throws Refusal `not_found`, `change_order_not_open`, `not_in_progress`
 */
export async function acceptChange(
  platform: Platform,
  customer: Customer,
  orderId: string,
): Promise<void> {
  await ofCustomer(platform, customer, orderId, async (locked) => {
    const { change, order, request } = locked;
    if (order.status === 'accepted') return;
    assertThat(order.status === 'open', 'change_order_not_open');
    const isTheirs = request.professional_id === order.professional_id;
    assertThat(request.status === 'in_progress' && isTheirs, 'not_in_progress');
    await endChangeOrder(locked, 'accept');
    change.record({
      type: 'change-order.accepted',
      changeOrderId: order.id,
      requestId: request.id,
    });
    await publishAgreement(locked, order.professional_id);
  });
}

/**
 * The customer declines an open change order: what was agreed stays. Idempotent.
 * @throws Refusal `not_found`, `change_order_not_open`
 */
export async function declineChange(
  platform: Platform,
  customer: Customer,
  orderId: string,
  reason: string | null,
): Promise<void> {
  await ofCustomer(platform, customer, orderId, async (locked) => {
    const { change, order, request } = locked;
    if (order.status === 'declined') return;
    await endChangeOrder(locked, 'decline', reason);
    change.record({
      type: 'change-order.declined',
      changeOrderId: order.id,
      requestId: request.id,
    });
    await publishAgreement(locked, order.professional_id);
  });
}

function ofCustomer(
  platform: Platform,
  { userId }: Customer,
  orderId: string,
  work: (locked: LockedChangeOrder) => Promise<void>,
): Promise<void> {
  return withLockedChangeOrder(platform, orderId, (locked) => {
    assertThat(locked.request.customer_id === userId, 'not_found');
    return work(locked);
  });
}
