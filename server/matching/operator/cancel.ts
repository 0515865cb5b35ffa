import type { Platform } from '#server/platform/platform.ts';
import { cancelLocked } from '../transitions/cancel-request.ts';
import { withLockedRequest } from '../transitions/locked-request.ts';
import type { RecordAudit } from './record-audit.ts';

/**
 * An operator cancels an open request. Its customer and the professionals contacted are notified that our team did; the reason stays
 * internal.
 * @throws Refusal `not_found`, `request_closed`
 */
export function cancelByOperator(
  platform: Platform,
  requestId: string,
  recordAudit: RecordAudit,
): Promise<void> {
  return withLockedRequest(platform, requestId, async (locked) => {
    const { status } = locked.request;
    const withdrawn = await cancelLocked(locked, { by: 'operator', reason: null });
    await recordAudit(locked.change.tx, {
      requestId,
      before: { status },
      after: { status: 'cancelled', leadsWithdrawn: withdrawn.length },
    });
  });
}
