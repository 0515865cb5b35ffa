import type { Platform } from '#server/platform/platform.ts';
import { cancel } from '../cancel.ts';
import { changeLife } from '../life.ts';
import type { Witness } from './witness.ts';

/**
 * An operator cancels an open request. Its customer and those who were asked are told that our team
 * did, and not why: the reason is the operator's own.
 * @throws Refusal `not_found`, `request_closed`
 */
export function cancelByOperator(
  platform: Platform,
  requestId: string,
  witness: Witness,
): Promise<void> {
  return changeLife(platform, requestId, async (life) => {
    const { status } = life.request;
    const letGo = await cancel(life, { by: 'operator', reason: null });
    await witness(life.change.tx, {
      requestId,
      before: { status },
      after: { status: 'cancelled', leadsWithdrawn: letGo.length },
    });
  });
}
