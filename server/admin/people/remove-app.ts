import { removeAppForOperator } from '#server/accounts/accounts.ts';
import { notifyAccountChange } from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { assertRecentProof, type AdminCall } from '../auth/step-up.ts';
import { lockTarget, type Target } from './targets.ts';

/**
 * Removes the authenticator app of a person who lost it and their recovery codes; they are notified.
 * Their sessions stay.
 * @throws Refusal `reauth_required`, `not_found`, `not_yours` for an admin, `not_eligible` where the
 * person has none
 */
export async function removeApp(
  platform: Platform,
  call: AdminCall,
  target: Target,
  reason: string,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await assertRecentProof(tx, platform, call, 'other');
    const { userId } = await lockTarget(tx, target);
    const notify = notifyAccountChange(platform);
    const caller = { address: call.address, userAgent: null };
    const since =
      userId === null
        ? undefined
        : await removeAppForOperator(tx, platform, notify, { userId, caller });
    assertThat(since !== undefined, 'not_eligible');
    const [before, after] = [{ since: since.toISOString() }, { since: null }];
    const audit = { action: 'app_removed', target, reason, before, after } as const;
    await recordAudit(tx, platform, actorOf(call), audit);
  });
}
