import type { Platform } from '#server/platform/platform.ts';
import { endChangeOrder, publishAgreement, withLockedChangeOrder } from './locked-agreement.ts';
import { listVainChangeOrders } from './queries.ts';

/** Closes the open change orders of a job that ended, or is with somebody else. Idempotent. */
export async function closeChangeOrders(
  platform: Platform,
  { requestId }: { requestId: string },
): Promise<void> {
  for (const { id } of await listVainChangeOrders(platform.db, requestId)) {
    await withLockedChangeOrder(platform, id, async (locked) => {
      if (locked.order.status !== 'open') return;
      await endChangeOrder(locked, 'close');
      await publishAgreement(locked, locked.order.professional_id);
    });
  }
}
