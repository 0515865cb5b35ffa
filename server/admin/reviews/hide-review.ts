import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hideReview } from '#server/reviews/reviews.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import type { AdminCall } from '../auth/step-up.ts';

/**
 * Hides or restores a review, and updates the rating. Idempotent.
 * @throws Refusal `not_found`
 */
export async function hide(
  platform: Platform,
  call: AdminCall,
  id: string,
  { hidden, reason }: { hidden: boolean; reason: string },
): Promise<void> {
  await change(platform, async (change) => {
    const at = hidden ? platform.clock.now() : null;
    const { isChanged, professionalId, rating } = await hideReview(change, id, at);
    if (!isChanged) return;
    await recordAudit(change.tx, platform, actorOf(call), {
      action: hidden ? 'hidden' : 'restored',
      target: { kind: 'review', id },
      reason,
      before: { hidden: !hidden, professionalId, rating },
      after: { hidden, professionalId, rating },
    });
  });
}
