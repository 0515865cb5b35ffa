import { isoOrNull } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { markPaperChecked } from '#server/professionals/professionals.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import type { AdminCall } from '../auth/step-up.ts';

interface Check {
  paper: 'licence' | 'insurance';
  checked: boolean;
  reason?: string | null | undefined;
}

/**
 * Marks a paper as checked by an operator, or unmarks it; idempotent.
 * @throws Refusal `not_found`, `not_eligible` where the profile has no such paper
 */
export async function checkPaper(
  platform: Pick<Platform, 'db' | 'clock'>,
  call: AdminCall,
  id: string,
  { paper, checked, reason }: Check,
): Promise<{ checkedAt: string | null }> {
  return platform.db.transaction().execute(async (tx) => {
    const at = checked ? platform.clock.now() : null;
    const { before, after } = await markPaperChecked(tx, { id, paper, at });
    if (before?.getTime() !== after?.getTime()) {
      await recordAudit(tx, platform, actorOf(call), {
        action: checked ? 'paper_checked' : 'paper_unchecked',
        target: { kind: 'professional', id },
        reason: reason || null,
        before: { paper, checkedAt: before },
        after: { paper, checkedAt: after },
      });
    }
    return { checkedAt: isoOrNull(after) };
  });
}
