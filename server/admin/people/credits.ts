import { change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { hasProfessional } from '#server/professionals/professionals.ts';
import { grantContacts } from '#server/subscriptions/subscriptions.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { findAdminByIdForUpdate } from '../auth/queries.ts';
import type { AdminCall } from '../auth/step-up.ts';
import { findGrantByKey } from './queries-grants.ts';

interface Wish {
  requests: number;
  reason: string;
  /** The idempotency key. */
  key: string | null;
}

/**
 * Grants a professional additional quota for this month.
 * @returns how many they were granted this month in all
 * @throws Refusal `not_found`, `not_eligible` where their plan has no limit, `idempotency_key_reused`
 */
export function grantCredits(
  platform: Platform,
  call: AdminCall,
  professionalId: string,
  { requests: amount, reason, key }: Wish,
): Promise<{ granted: number }> {
  return change(platform, async (change) => {
    const { tx } = change;
    const { adminId } = call.session;
    // Concurrent calls with one key are serialized.
    await findAdminByIdForUpdate(tx, adminId);
    assertThat(await hasProfessional(tx, professionalId), 'not_found');
    const first =
      key === null ? undefined : await findGrantByKey(tx, { professionalId, adminId, key });
    if (first) {
      const isSame = first.amount === amount && first.reason === reason;
      assertThat(isSame, 'idempotency_key_reused');
      return { granted: first.granted };
    }
    const grant = { professionalId, amount, at: platform.clock.now() };
    const { before, after } = await grantContacts(change, grant);
    await recordAudit(tx, platform, actorOf(call), {
      action: 'credits_granted',
      target: { kind: 'professional', id: professionalId },
      reason,
      before: { granted: before },
      after: { granted: after, amount, key },
    });
    return { granted: after };
  });
}
